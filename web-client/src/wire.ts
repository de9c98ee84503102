// Made of the records of adjutant.app.wire.Wire by a test; its -Dbless=true writes it anew.

export type Facts = null | boolean | number | string | Facts[] | { [name: string]: Facts };

export interface Accepted extends Answer {
    kind: 'accepted';
    update: Update;
}

export interface Answer {
    kind: 'accepted' | 'faulty' | 'refused';
}

export interface Army {
    title: string;
    text: string;
}

export interface Away {
    id: string;
    side: Side;
    label: string;
    where: string;
}

export interface Battle {
    id: string;
    title: string;
    text: string;
}

export interface Board {
    system: string;
    table: Table;
    offers: BothOffers;
    standing: Standing;
    text: string;
}

export interface BoardMove {
    kind: MoveKind;
    board: Board | null;
    rolls: Roll[];
    events: string[];
    wanted: DiceWanted | null;
    findings: Finding[];
    facts: { [name: string]: Facts };
}

export interface BothOffers {
    A: Offer[];
    B: Offer[];
}

export interface Choice {
    name: string;
    values: string[];
    usual: string;
}

export interface ClauseText {
    id: string;
    text: string;
    status: string;
}

export interface Clock {
    limitSeconds: number;
    deadline: string;
}

export interface Dice {
    mode: DiceMode;
    anchor: string;
    commitments: Pair;
    reveals: Pair;
    opened: OpenedRound[];
}

export interface DiceWanted {
    side: Side;
    for: string;
    label: string;
    on: number;
    count: number;
}

export interface Entry {
    seq: number;
    at: string;
    kind: EntryKind;
    side: Side | null;
    text: string;
    command: string | null;
    events: string[];
    rolls: Roll[];
    round: number;
    byServer: boolean;
    findings: Finding[];
}

export interface Fault {
    line: number;
    column: number;
    found: string;
    expected: string;
}

export interface Faulty extends Answer {
    kind: 'faulty';
    faults: Fault[];
}

export interface Figure {
    id: string;
    unit: string;
    side: Side | null;
    outline: [number, number][];
    label: string;
    tokens: string[];
}

export interface Finding {
    clause: string;
    holds: boolean | null;
    text: string;
    house: boolean;
}

export interface Law {
    name: string;
    first: number;
    probabilities: number[];
}

export interface NamedChance {
    name: string;
    value: number;
}

export interface Odds {
    command: string;
    allowed: boolean;
    findings: Finding[];
    laws: Law[];
    chances: NamedChance[];
    headlines: string[];
    facts: { [name: string]: Facts };
}

export interface Offer {
    command: string;
    verb: string;
    units: string[];
    ranges: Range[];
    shape: Shape;
}

export interface OpenedMatch {
    match: string;
    tokens: SeatTexts;
    links: SeatTexts;
}

export interface OpenedRound {
    round: number;
    secret: string;
}

export interface Pair {
    A: string | null;
    B: string | null;
}

export interface Range {
    least: number;
    most: number;
    step: number;
}

export interface Refused extends Answer {
    kind: 'refused';
    reasons: string[];
    findings: Finding[];
    facts: { [name: string]: Facts };
}

export interface Region {
    id: string;
    outline: [number, number][];
    label: string;
    keywords: string[];
}

export interface Roll {
    for: string;
    label: string;
    on: number;
    faces: number[];
}

export interface Ruling {
    command: string;
    allowed: boolean;
    findings: Finding[];
    facts: { [name: string]: Facts };
    dice: DiceWanted | null;
    ghost: Figure[];
}

export interface SeatInfo {
    kind: SeatKind;
    joined: boolean;
}

export interface SeatTexts {
    A: string;
    B: string;
    spectator: string;
}

export interface Seats {
    A: SeatInfo;
    B: SeatInfo;
}

export interface Standing {
    kind: StandingKind;
    side: Side | null;
    how: string;
}

export interface SystemInfo {
    id: string;
    title: string;
    version: string;
    battles: Battle[];
    armies: Army[];
    options: Choice[];
    canMuster: boolean;
}

export interface Table {
    width: number;
    depth: number;
    figures: Figure[];
    regions: Region[];
    away: Away[];
    notes: string[];
}

export interface TakeBack {
    allowed: boolean;
    reasons: string[];
}

export interface Update {
    match: string;
    system: string;
    title: string;
    seat: SeatName;
    seq: number;
    hash: string;
    phase: Phase;
    standing: Standing;
    table: Table;
    offers: Offer[];
    acting: Side[];
    wanted: DiceWanted | null;
    entries: Entry[];
    dice: Dice;
    takeBack: TakeBack;
    draw: Side | null;
    seats: Seats;
    clock: Clock | null;
    claimable: boolean;
    forkable: number;
    text: string;
}

export interface Zone {
    kind: ZoneKind;
    label: string;
    clause: string;
    outlines: [number, number][][];
}

export type AnswerUnion = Accepted | Refused | Faulty;

export type DiceMode = 'server' | 'own';

export type EntryKind = 'opened' | 'committed' | 'revealed' | 'asked' | 'thrown' | 'did' | 'took-back' | 'conceded' | 'draw-offered' | 'draw-declined' | 'draw-accepted' | 'round-opened' | 'handed-over' | 'expired' | 'claimed';

export type MoveKind = 'done' | 'refused' | 'waiting';

export type Phase = 'joining' | 'playing' | 'over';

export type SeatKind = 'person' | 'computer';

export type SeatName = 'A' | 'B' | 'spectator';

export type Shape = 'pick' | 'order' | 'place' | 'path' | 'number' | 'yesno';

export type Side = 'A' | 'B';

export type StandingKind = 'running' | 'won' | 'drawn';

export type ZoneKind = 'arc' | 'reach' | 'range' | 'keep-out';
