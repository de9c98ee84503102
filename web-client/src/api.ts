export type Side = 'A' | 'B';

export type SeatName = 'A' | 'B' | 'spectator';

export type Shape = 'pick' | 'order' | 'place' | 'path' | 'number' | 'yesno';

export type Phase = 'joining' | 'playing' | 'over';

export type EntryKind =
    | 'opened'
    | 'committed'
    | 'revealed'
    | 'did'
    | 'asked'
    | 'thrown'
    | 'took-back'
    | 'conceded'
    | 'draw-offered'
    | 'draw-accepted'
    | 'draw-declined'
    | 'round-opened'
    | 'handed-over'
    | 'expired'
    | 'claimed'
    | 'over';

export type Act =
    | 'commit'
    | 'reveal'
    | 'take-back'
    | 'concede'
    | 'offer-draw'
    | 'accept-draw'
    | 'decline-draw'
    | 'hand-over'
    | 'claim'
    | 'faces'
    | 'throw';

export type Facts = null | boolean | number | string | Facts[] | { [name: string]: Facts };

export interface Finding {
    clause: string;
    holds: boolean | null;
    text: string;
    house: boolean;
}

export interface Fault {
    line: number;
    column: number;
    found: string;
    expected: string;
}

export interface Figure {
    id: string;
    unit: string;
    side: Side | null;
    outline: [number, number][];
    label: string;
    tokens: string[];
}

export interface Region {
    id: string;
    outline: [number, number][];
    label: string;
    keywords: string[];
}

export interface Table {
    width: number;
    depth: number;
    figures: Figure[];
    regions: Region[];
    notes: string[];
}

export interface Range {
    least: number;
    most: number;
    step: number;
}

export interface Offer {
    command: string;
    verb: string;
    units: string[];
    ranges: Range[];
    shape: Shape;
}

export interface Standing {
    kind: 'running' | 'won' | 'drawn';
    side: Side | null;
    how: string;
}

export interface Roll {
    for: string;
    label: string;
    on: number;
    faces: number[];
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
    findings: Finding[];
}

export interface DiceWanted {
    side: Side;
    for: string;
    label: string;
    on: number;
    count: number;
}

export interface OpenedRound {
    round: number;
    secret: string;
}

export interface Dice {
    mode: 'server' | 'own';
    anchor: string;
    commitments: { A: string | null; B: string | null };
    reveals: { A: string | null; B: string | null };
    opened: OpenedRound[];
}

export interface SeatInfo {
    kind: 'person' | 'computer';
    joined: boolean;
}

export interface TakeBack {
    allowed: boolean;
    reasons: string[];
}

export interface Clock {
    limitSeconds: number;
    deadline: string;
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
    seats: { A: SeatInfo; B: SeatInfo };
    clock: Clock | null;
    claimable: boolean;
    forkable: number;
    text: string;
}

export interface Accepted {
    kind: 'accepted';
    update: Update;
}

export interface Refused {
    kind: 'refused';
    reasons: string[];
    findings: Finding[];
    facts: Facts;
}

export interface Faulty {
    kind: 'faulty';
    faults: Fault[];
}

export type Answer = Accepted | Refused | Faulty;

export interface Ruling {
    command: string;
    allowed: boolean;
    findings: Finding[];
    facts: Facts;
    dice: DiceWanted | null;
    ghost: Figure[];
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
    facts: Facts;
}

export interface Battle {
    id: string;
    title: string;
}

export interface Army {
    title: string;
    text: string;
}

export interface Choice {
    name: string;
    values: string[];
    usual: string;
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

export interface ClauseText {
    id: string;
    text: string;
    status: string;
}

export interface NewMatch {
    system: string;
    battle?: string;
    text?: string;
    armies?: string[];
    options?: { [name: string]: string };
    dice: 'server' | 'own';
    seats: { A: 'person' | 'computer'; B: 'person' | 'computer' };
    limitSeconds?: number;
}

export interface SeatTexts {
    A: string;
    B: string;
    spectator: string;
}

export interface OpenedMatch {
    match: string;
    tokens: SeatTexts;
    links: SeatTexts;
}

export interface Board {
    system: string;
    table: Table;
    offers: { A: Offer[]; B: Offer[] };
    standing: Standing;
    text: string;
}

export interface BoardMove {
    kind: 'done' | 'refused' | 'waiting';
    board: Board | null;
    rolls: Roll[];
    events: string[];
    wanted: DiceWanted | null;
    findings: Finding[];
    facts: Facts;
}
