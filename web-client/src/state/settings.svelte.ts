import { browserKeeper } from '../lib/stores';

export type Theme = 'system' | 'light' | 'dark';

/** What a person has set for every page. */
class Preferences {
    theme = $state<Theme>((browserKeeper.get('adjutant.theme') as Theme | null) ?? 'system');
    zones = $state(browserKeeper.get('adjutant.zones') !== 'off');
    hints = $state(browserKeeper.get('adjutant.hints') !== 'off');

    setTheme(theme: Theme): void {
        this.theme = theme;
        browserKeeper.set('adjutant.theme', theme);
        this.apply();
    }

    setHints(hints: boolean): void {
        this.hints = hints;
        browserKeeper.set('adjutant.hints', hints ? 'on' : 'off');
    }

    setZones(zones: boolean): void {
        this.zones = zones;
        browserKeeper.set('adjutant.zones', zones ? 'on' : 'off');
    }

    apply(): void {
        const root = document.documentElement;
        if (this.theme === 'system') delete root.dataset['theme'];
        else root.dataset['theme'] = this.theme;
    }
}

export const settings = new Preferences();
