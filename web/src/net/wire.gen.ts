// Made from the server's message types by `make wire`; do not edit.

/** A command or a line of chat is carried out and on disk. */
export interface Ack {
  readonly type: "ack";
  /** The client's name for it. */
  readonly id: string;
  /** The version that it led to, or that was there when it came a second time. */
  readonly version: number;
}

/** Give a seat to a bot. */
export interface AddBot {
  readonly do: "add_bot";
}

/** Lay a line with a token on it. */
export interface AddLine {
  readonly do: "add_line";
  /** A line of the own hand. */
  readonly line: number;
}

/** Add a line, with a token. */
export interface AddLineOffer {
  readonly do: "add_line";
  /** The lines to choose from. */
  readonly lines: readonly number[];
}

/** ``GET /api/address``: what links for other people's devices begin with. */
export interface Address {
  /** The address; None: the one that the page itself came from, unless something is wrong. */
  readonly url: string | null;
  /** Why there is none: the server listens to this machine alone, or does not know its address. */
  readonly why: "only_here" | "unknown" | null;
}

/** Leave the game for another day. */
export interface Adjourn {
  readonly do: "adjourn";
  /** Something to remember it by, such as «доиграем в субботу». */
  readonly word?: string;
}

/** Answer somebody who knocks. */
export interface Admit {
  readonly do: "admit";
  /** Who knocks. */
  readonly person: string;
  /** Whether they may come in. */
  readonly welcome: boolean;
}

/** Answer a screen that wants to show the table. */
export interface AdmitScreen {
  readonly do: "admit_screen";
  /** Which one, as in the host's view. */
  readonly screen: string;
  /** Whether it may. */
  readonly welcome: boolean;
}

/** A game as pages: its finished rounds, as the players saw them. */
export interface Album {
  /** Which game. */
  readonly game: string;
  /** Which game of its table, counted from 1. */
  readonly number: number;
  /** The language of its clues, and of its verse. */
  readonly language: string;
  /** When it was over, in seconds since 1970. */
  readonly ended: number;
  /** Who played, clockwise. */
  readonly players: readonly AlbumPlayer[];
  /** The side that each seat scored for; of a virtual player, too. */
  readonly sides: readonly number[];
  /** Where each side came, counted from 1; equals share a place. */
  readonly places: readonly number[];
  /** The points by side before the first round. */
  readonly start: readonly number[];
  /** A page a round; recordings stay at the table. */
  readonly pages: readonly GameRound[];
  /** By round: who made a seat's moves, where it was not, or not alone, the player above. */
  readonly others: Readonly<Record<string, Readonly<Record<string, OtherDoer>>>>;
  /** How it ended. */
  readonly result: GameResult;
}

/** Somebody who played. */
export interface AlbumPlayer {
  /** What they were called; empty for who asked to be forgotten. */
  readonly name: string;
  /** Whether it was somebody. */
  readonly kind: "bot" | "human";
  /** Which rabbit. */
  readonly colour: number;
}

/** Put the seats into another order. */
export interface Arrange {
  readonly do: "arrange";
  /** Everybody who sits, clockwise. */
  readonly order: readonly string[];
}

/** ``POST /api/decks/{name}``: what is left out stays as it is. */
export interface ArrangeDeck {
  /** What it is called. */
  readonly title?: string | null;
  /** Of its title, captions and tags. */
  readonly language?: string | null;
  /** Numbers of cards; those that are not named stay behind the others. */
  readonly order?: readonly number[];
}

/** Somebody who came during a game and waits for a seat. */
export interface AwaitingView {
  /** Who. */
  readonly person: string;
  /** What they call themselves. */
  readonly name: string;
  /** Which rabbit will be theirs. */
  readonly colour: number;
}

/** ``POST /api/decks``: a new deck of one's own pictures. */
export interface BeginDeck {
  /** What it is called. */
  readonly title: string;
  /** Of its title, captions and tags. */
  readonly language: string;
}

/** Another name for who says it. */
export interface CallMe {
  readonly type: "call_me";
  /** The client's name for the wish. */
  readonly id: string;
  /** What they want to be called. */
  readonly name: string;
}

/** What is new since the step before: put its fields into the view, in place of what was there. */
export interface Change {
  readonly type: "change";
  /** One more than that of the view which it changes. */
  readonly step: number;
  /** Grows with everything that happens at the table. */
  readonly version: number;
  /** The server's clock, in seconds since 1970. */
  readonly now: number;
  /** Fields of the view, all but ``game``. */
  readonly table: Readonly<Record<string, unknown>>;
  /** Fields of the view's ``game``; empty if nothing has changed there. */
  readonly game: Readonly<Record<string, unknown>>;
}

/** What everybody may know of a bot. */
export interface CharacterView {
  /** What it likes to speak of. */
  readonly leaning: "feelings" | "films" | "jokes" | "plain" | "proverbs" | "tales";
  /** How well it plays. */
  readonly level: "dreamy" | "even" | "gentle" | "sly";
}

/** Lines of chat: the last ones after a hello, then each new one. */
export interface Chat {
  readonly type: "chat";
  /** In order. */
  readonly lines: readonly ChatLine[];
}

/** Something that somebody said. */
export interface ChatLine {
  /** Grows with every line of the server. */
  readonly id: number;
  /** Who. */
  readonly person: string;
  /** Plain text: a client must not read markup into it. */
  readonly text: string;
  /** When, in seconds since 1970. */
  readonly at: number;
}

/** What a circle knows of itself. */
export interface Circle {
  /** Games played to the end. */
  readonly games: number;
  /** Everybody who played, in order of arrival. */
  readonly people: readonly CirclePerson[];
  /** What happened between two, by the words of the games; who never had a chance is left out. */
  readonly between: Readonly<Record<string, readonly CirclePair[]>>;
}

/** How often something happened between two, of the times that it could. */
export interface CirclePair {
  /** Who found, or was fooled. */
  readonly who: string;
  /** Whose card it was. */
  readonly whom: string;
  /** How often it happened. */
  readonly times: number;
  /** How often it could have. */
  readonly chances: number;
}

/** Somebody of the circle; bots are none of it. */
export interface CirclePerson {
  /** Who. */
  readonly person: string;
  /** What they call themselves; empty if they asked to be forgotten. */
  readonly name: string;
  /** The rabbit of their last game. */
  readonly colour: number;
  /** How many games that came to their end were theirs: they moved in most rounds of the seat. */
  readonly games: number;
  /** How many of these they won. */
  readonly won: number;
  /** How often they did what, by the words of the games' deeds; without what never happened. */
  readonly did: Readonly<Record<string, number>>;
}

/** ``POST /api/seat``: a seat's link was opened in this browser. */
export interface ClaimSeat {
  /** The secret. */
  readonly seat: string;
}

/** What the storyteller lets the others read, hear or see. */
export interface Clue {
  /** ``aloud`` means that the players hear each other and nothing need be typed. */
  readonly kind: "aloud" | "mime" | "sound" | "text";
  /** The words, 1–200 characters for a text clue; with other kinds a note or nothing. */
  readonly text: string;
  /** The stored clip of a sound or a mime; None for other kinds. */
  readonly clip: string | null;
}

/** Become the first storyteller of the game. */
export interface ComeForward {
  readonly do: "come_forward";
}

/** Be the first to have an idea. */
export interface ComeForwardOffer {
  readonly do: "come_forward";
}

/** Choose what will be played. */
export interface Configure {
  readonly do: "configure";
  /** The new settings, whole. */
  readonly settings: Settings;
}

/** The frame around the card, as shares of the upright picture's width and height. */
export interface Crop {
  /** Where the frame begins, from the left. */
  readonly x: number;
  /** Where the frame begins, from above. */
  readonly y: number;
  /** How wide it is. */
  readonly width: number;
  /** How high it is; should it not be 2:3 in pixels, the middle of it becomes the card. */
  readonly height: number;
}

/** ``GET /api/decks/{name}/captions``: apart from the deck, which is needed sooner. */
export interface DeckCaptions {
  /** What is seen on each card, for who can't see it. */
  readonly captions: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** ``GET /api/decks/{name}``, and each deck of the catalogue. */
export interface DeckPage {
  /** What a table's settings call it. */
  readonly name: string;
  /** What it is called. */
  readonly title: Readonly<Record<string, string>>;
  /** Where its pictures lie; ends with a slash. */
  readonly address: string;
  /** Who made it; None: it does not say. */
  readonly author: string | null;
  /** How it may be used; None: it does not say. */
  readonly licence: string | null;
  /** Its pictures: each is the deck's name and the picture's. */
  readonly cards: readonly string[];
  /** Whether bots know nothing but the colours of most of its pictures. */
  readonly wordless: boolean;
  /** Whether only its name leads to it. */
  readonly private: boolean;
  /** Whether this browser may change it. */
  readonly yours: boolean;
}

/** ``POST /api/decks/{name}/pictures/{number}``: what is left out stays as it is. */
export interface DescribeCard {
  /** What is seen; empty removes it. */
  readonly caption?: string | null;
  /** What bots may think of. */
  readonly tags?: readonly string[] | null;
  /** What a storyteller could say of it; known to bots alone. */
  readonly hints?: readonly string[] | null;
  /** Another frame; the card then has a new number. */
  readonly crop?: Crop | null;
}

/** A round with everything open. */
export interface DixitFinishedRound {
  /** Which round, counted from 1. */
  readonly round: number;
  /** Who told. */
  readonly storyteller: number;
  /** What was told. */
  readonly clue: Clue;
  /** The cards in table order, with their owners. */
  readonly table: readonly Laid[];
  /** The card to find; None in the party game. */
  readonly target: number | null;
  /** The markers by seat; empty for who did not vote. */
  readonly votes: readonly (readonly number[])[];
  /** The card marked red; None outside the party game. */
  readonly red: number | null;
  /** The points of this round by side. */
  readonly points: readonly number[];
  /** The points after this round by side. */
  readonly scores: readonly number[];
  /** By side, what its points are made of: their sum is the side's points. */
  readonly parts: readonly (readonly DixitPart[])[];
}

/** Every number and switch of a table. */
export interface DixitOptions {
  /** Cards in a full hand. */
  readonly hand: number;
  /** Cards that each giver hands over. */
  readonly gives: number;
  /** Points that end the game; None: no such end. */
  readonly points_to_win: number | null;
  /** How often everybody tells before the game ends; None: no such end. */
  readonly cycles: number | null;
  /** Whether the game ends with the round in which the deck's last card is drawn. */
  readonly deck_end: boolean;
  /** Whether the discard pile becomes a new deck when the deck is out. */
  readonly reshuffle: boolean;
  /** The most points of a round for votes on own cards; None: no limit. */
  readonly bonus_cap: number | null;
  /** What finder and storyteller get when exactly one of two voters finds the card. */
  readonly lone_finder_points: number;
  /** How many different cards a voter may mark. */
  readonly markers: number;
  /** Whether a finder who used one marker only gets a point more. */
  readonly lone_marker_point: boolean;
  /** The most points for greens on one card in the party game; None in the others. */
  readonly match_cap: number | null;
  /** Whether hands move to the left after each round of the party game. */
  readonly pass_hands: boolean;
  /** The kinds of clue allowed. */
  readonly clue_kinds: readonly ("aloud" | "mime" | "sound" | "text")[];
}

/** One reason why a side got points in a round, or got none. */
export interface DixitPart {
  /** What for. */
  readonly why: "all_found" | "alone" | "chosen" | "found" | "lone_marker" | "matched" | "missed" | "none_found" | "red" | "told";
  /** What it brought; 0 where something is worth saying though it brought nothing. */
  readonly points: number;
  /** How many people it took: finders, votes on own cards, who chose alike; 0 for the others. */
  readonly count: number;
}

/** How the game ended. */
export interface DixitResult {
  /** Final points by side. */
  readonly scores: readonly number[];
  /** All leaders; nobody if the game was aborted. */
  readonly winners: readonly number[];
  /** The first end that came true. */
  readonly reason: "aborted" | "cycles" | "deck" | "points";
}

/** The table as one seat sees it, or as a watcher does. */
export interface DixitView {
  readonly kind: "dixit";
  /** The key of the game. */
  readonly game: string;
  /** Who is looking; None for a watcher. */
  readonly seat: number | null;
  /** How many people play; their seats come first. */
  readonly players: number;
  /** What the table is doing. */
  readonly phase: "giving" | "over" | "race" | "telling" | "voting";
  /** Which round, counted from 1. */
  readonly round: number;
  /** The most rounds that come after this one; None where their number does not end the game. */
  readonly rounds_left: number | null;
  /** The side that each seat scores for; where nobody shares points, every seat is one. */
  readonly sides: readonly number[];
  /** Points by side. */
  readonly scores: readonly number[];
  /** Where each side stands, counted from 1; equals share a place. */
  readonly places: readonly number[];
  /** Whom the table waits for. */
  readonly waiting: readonly number[];
  /** What the looker may do now. */
  readonly offers: readonly (ComeForwardOffer | GiveClueOffer | GiveCardsOffer | TakeBackOffer | VoteOffer)[];
  /** The round before this one, all open; None in the first. */
  readonly last: DixitFinishedRound | null;
  /** How the game ended; None before. */
  readonly result: DixitResult | null;
  /** The values that hold at this table. */
  readonly options: DixitOptions;
  /** Whether the storyteller's card is to be found; otherwise all look for what most choose. */
  readonly finds: boolean;
  /** Whose turn it is; None in the race. */
  readonly storyteller: number | null;
  /** What the storyteller told in this round; None before. */
  readonly clue: Clue | null;
  /** How many rounds each seat has told. */
  readonly told: readonly number[];
  /** Cards left to draw. */
  readonly deck_left: number;
  /** How many cards each seat holds. */
  readonly hand_sizes: readonly number[];
  /** The looker's own cards; None for a watcher and for a covered hand. */
  readonly hand: readonly string[] | null;
  /** What the looker has handed over in this round, while the table is not laid. */
  readonly given: readonly string[];
  /** Who has handed over cards in this round. */
  readonly gave: readonly number[];
  /** How many cards lie face down, before they are turned. */
  readonly laid: number;
  /** How many cards lie on the table in a round. */
  readonly table_size: number;
  /** The cards face up; the first has number 1. */
  readonly table: readonly string[];
  /** The numbers of the cards of the looker's side. */
  readonly own_numbers: readonly number[];
  /** Who votes on this table; empty in other phases. */
  readonly voters: readonly number[];
  /** Who has laid markers. */
  readonly voted: readonly number[];
  /** The looker's own markers. */
  readonly vote: readonly number[];
  /** The looker's own red marker. */
  readonly red: number | null;
}

/** A command for the table. */
export interface Do {
  readonly type: "do";
  /** The client's name for it; the same one twice is carried out once. */
  readonly id: string;
  /** What to do. */
  readonly command: Sit | StandUp | AddBot | SetLevel | Arrange | Configure | Start | StopGame | Pause | Adjourn | Resume | SetStandIn | HandOver | TakeOver | PassHost | Admit | AdmitScreen | SendScreenAway | Remove | Leave | Skip | TakeHost | Nudge;
  /** Which game the client sees, as ``games`` in the view; only ``skip`` needs it. */
  readonly game?: number;
  /** Which round the client sees; only ``skip`` needs it. */
  readonly round?: number;
}

/** A move that its person has chosen and not sent: it counts if the time is up meanwhile. */
export interface Draft {
  readonly type: "draft";
  /** Which game the client sees, as ``games`` in the view. */
  readonly game: number;
  /** Which round the client sees. */
  readonly round: number;
  /** As in ``play``; left out if the choice was taken back. */
  readonly move?: GameCommand;
}

/** A card drawn to settle a tie; the highest number wins. */
export interface Draw {
  /** Who drew. */
  readonly seat: number;
  /** The number on the line or ending. */
  readonly line: number;
}

/** Something that happened at the table besides playing. */
export interface EntryView {
  /** When, in seconds since 1970. */
  readonly at: number;
  /** What it was. */
  readonly what: "adjourned" | "away" | "back" | "began" | "came" | "counted" | "given_back" | "host" | "host_lent" | "left" | "paused" | "renamed" | "resumed" | "sat_down" | "settings" | "shown_out" | "skipped" | "stand_in" | "stopped" | "timed_out" | "took_over" | "went";
  /** Whom it is about. */
  readonly person: string | null;
  /** What they call themselves; empty for nobody, and for who asked to be forgotten. */
  readonly name: string;
  /** Who wanted it; None for the table itself, and where it is who it is about. */
  readonly by: string | null;
  /** What they call themselves. */
  readonly by_name: string;
  /** Who sat there before; empty where no seat changed hands. */
  readonly whom: string;
  /** What was said along with it, or what somebody was called before. */
  readonly word: string;
  /** Which settings, by their names. */
  readonly changed: readonly string[];
}

/** Something was not carried out; nothing has changed. */
export interface Error {
  readonly type: "error";
  /** The client's name for what failed; None if it could not be read. */
  readonly id: string | null;
  /** Can't be read; against the rules; for a round that is over; too much at once. */
  readonly cause: "conflict" | "limited" | "malformed" | "refused";
  /** A word that every language has a sentence for. */
  readonly code: string;
  /** The values that the sentence mentions. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Hand over cards for the table, or replace those handed over before. */
export interface GiveCards {
  readonly do: "give_cards";
  /** Cards of the seat's own hand. */
  readonly cards: readonly string[];
}

/** Hand over cards, or others than before. */
export interface GiveCardsOffer {
  readonly do: "give_cards";
  /** The cards to choose from. */
  readonly cards: readonly string[];
  /** How many of them. */
  readonly count: number;
}

/** Tell, as the storyteller. */
export interface GiveClue {
  readonly do: "give_clue";
  /** What the others get. */
  readonly clue: Clue;
  /** The card that the clue is for; None where the storyteller tells without a card. */
  readonly card?: string | null;
}

/** Tell. */
export interface GiveClueOffer {
  readonly do: "give_clue";
  /** The kinds of clue that this table allows. */
  readonly kinds: readonly ("aloud" | "mime" | "sound" | "text")[];
  /** The cards one of which goes with the clue; None where the storyteller tells without. */
  readonly cards: readonly string[] | null;
  /** How many characters a clue in words may have. */
  readonly longest: number;
}

/** The server closes the connection. */
export interface Goodbye {
  readonly type: "goodbye";
  /** Restart, slow, busy: come back in a moment. The others: don't. */
  readonly reason: "busy" | "flood" | "no_such_table" | "other_protocol" | "removed" | "restart" | "slow";
}

/** Name the story. */
export interface GuessStory {
  readonly do: "guess_story";
  /** A story that is still face up. */
  readonly story: number;
}

/** Name the story. */
export interface GuessStoryOffer {
  readonly do: "guess_story";
  /** The stories still face up. */
  readonly stories: readonly number[];
}

/** Nothing can be kept at the moment, so tables wait; or they no longer do. */
export interface Halted {
  readonly type: "halted";
  /** False: what was refused as ``not_kept`` meanwhile can be sent again, with the same id. */
  readonly on: boolean;
}

/** Give a seat of the running game to somebody who watches. */
export interface HandOver {
  readonly do: "hand_over";
  /** Which seat. */
  readonly seat: number;
  /** Who plays it from now on. */
  readonly person: string;
}

/** The first message of a connection: which table, and who is there. */
export interface Hello {
  readonly type: "hello";
  /** The table's code, or its join secret. */
  readonly table: string;
  /** The secret of a seat; without it the browser's cookie tells who it is, if anybody. */
  readonly seat?: string | null;
  /** Whether this is a big screen, which is nobody; the host is asked to let it in. */
  readonly screen?: boolean;
  /** What a screen was given when it was let in. */
  readonly ticket?: string | null;
  /** The protocol that the client was made for; with another one it is told to reload. Who says none was made before they were counted. */
  readonly protocol?: number;
}

/** ``POST /api/tables/{code}/people`` or ``POST /api/join``: somebody comes to a table. */
export interface JoinTable {
  /** What they are called. */
  readonly name: string;
  /** The rabbit they would like. */
  readonly colour?: number | null;
  /** The client's own name for this, which nobody can guess: asked again, it is done once. */
  readonly id?: string | null;
}

/** Mark the line just laid, as the storyteller. */
export interface JudgeLine {
  readonly do: "judge_line";
  /** Whether it fits the secret story. */
  readonly fits: boolean;
}

/** Mark the last line as fitting or not. */
export interface JudgeLineOffer {
  readonly do: "judge_line";
}

/** ``POST /api/tables/{code}/clips/{kind}``: the recording is kept. */
export interface KeptClip {
  /** What a clue of kind sound or mime refers to. */
  readonly clip: string;
  /** How long it is. */
  readonly seconds: number;
}

/** A card on the table; its number is its place, counted from 1. */
export interface Laid {
  /** The picture. */
  readonly card: string;
  /** Who gave it; secret until the votes are open. */
  readonly owner: number;
}

/** Choose a story in secret and open the poem, as the storyteller. */
export interface LayHint {
  readonly do: "lay_hint";
  /** The secret. */
  readonly story: number;
  /** The hint, a line of the own hand. */
  readonly line: number;
}

/** Choose the secret story and the hint. */
export interface LayHintOffer {
  readonly do: "lay_hint";
  /** The stories to choose from. */
  readonly stories: readonly number[];
  /** The lines to choose from. */
  readonly lines: readonly number[];
}

/** Go; a bot plays on until the person is back. Who knocks may go away, too. */
export interface Leave {
  readonly do: "leave";
}

/** Its person goes on from the result of a round: bots wait for everybody's. */
export interface Looked {
  readonly type: "looked";
  /** Which game, as ``games`` in the view. */
  readonly game: number;
  /** The round whose result was looked at, as in the game's ``last``. */
  readonly round: number;
}

/** ``GET /api/mine``: the tables at which this browser is somebody, the latest first. */
export interface MyTables {
  /** At most fifty. */
  readonly tables: readonly TableCard[];
}

/** Remind somebody gently that the table waits for them. */
export interface Nudge {
  readonly do: "nudge";
  /** Whom. */
  readonly seat: number;
}

/** Somebody reminds somebody that the table waits for them. */
export interface Nudged {
  readonly type: "nudged";
  /** Whom. */
  readonly seat: number;
  /** Who. */
  readonly by: string;
}

/** Why a game can't begin. */
export interface Obstacle {
  /** A refusal that every language has a sentence for. */
  readonly code: string;
  /** The values that the sentence mentions. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** ``POST /api/tables``: a new table with its host. */
export interface OpenTable {
  /** What the host is called. */
  readonly name: string;
  /** The host's rabbit; any if none. */
  readonly colour?: number | null;
  /** The table's language. */
  readonly language?: string;
  /** What they want to play. */
  readonly settings?: Settings;
}

/** Who made a seat's moves in a round, where it was not, or not alone, who sits there. */
export interface OtherDoer {
  /** What the person of the seat calls themselves, or what the bot is called. */
  readonly name: string;
  /** A person who sat there, a bot that did, a bot that stood in for this person, or one that made some of their moves. */
  readonly kind: "bot" | "helped" | "human" | "stand_in";
}

/** A card of an own deck, for its owner. */
export interface OwnCardPage {
  /** Its name in addresses; a moved frame is a new one. */
  readonly number: number;
  /** What the file was called. */
  readonly file: string;
  /** The frame; None: the middle. */
  readonly crop: Crop | null;
  /** What is seen; empty: not said. */
  readonly caption: string;
  /** What bots may think of. */
  readonly tags: readonly string[];
  /** What a storyteller could say. */
  readonly hints: readonly string[];
}

/** ``GET /api/decks/{name}/making``: an own deck, for its owner. */
export interface OwnDeckPage {
  /** What leads to it. */
  readonly name: string;
  /** What it is called. */
  readonly title: string;
  /** Of its title, captions and tags. */
  readonly language: string;
  /** Whether it can be played with. */
  readonly finished: boolean;
  /** What it takes on the disk. */
  readonly megabytes: number;
  /** To be added to the addresses of its pictures. */
  readonly edition: string;
  /** Its pictures, in their order. */
  readonly cards: readonly OwnCardPage[];
}

/** ``GET /api/decks``: the decks of this browser, the newest first. */
export interface OwnDecks {
  /** Whether more can be brought. */
  readonly open: boolean;
  /** How much. */
  readonly limits: UploadLimits;
  /** What these decks take on the server's disk. */
  readonly megabytes: number;
  /** Finished or not. */
  readonly decks: readonly OwnDeckPage[];
}

/** Make somebody else the host. */
export interface PassHost {
  readonly do: "pass_host";
  /** The new host. */
  readonly person: string;
}

/** Stop the clock and the game. */
export interface Pause {
  readonly do: "pause";
}

/** Somebody at the table. */
export interface PersonView {
  /** Who. */
  readonly person: string;
  /** What they call themselves; empty if they asked to be forgotten. */
  readonly name: string;
  /** Whether they are connected. */
  readonly present: boolean;
}

/** A sign of life. */
export interface Ping {
  readonly type: "ping";
  /** The version of the last view that arrived; if it is not the newest, the view comes again. */
  readonly seen: number;
}

/** Close the poem with one of the two endings drawn. */
export interface PlaceEnding {
  readonly do: "place_ending";
  /** The one to lay face up. */
  readonly ending: number;
}

/** Close the poem. */
export interface PlaceEndingOffer {
  readonly do: "place_ending";
  /** The two endings to choose from. */
  readonly endings: readonly [number, number];
}

/** A move of the game that is being played. */
export interface Play {
  readonly type: "play";
  /** The client's name for it; the same one twice is carried out once. */
  readonly id: string;
  /** One of the view's offers, made into a command of that game. */
  readonly move: GameCommand;
  /** Which game the client sees, as ``games`` in the view. */
  readonly game: number;
  /** Which round the client sees. */
  readonly round: number;
}

/** A line that a guesser added to the poem. */
export interface PoemLine {
  /** Whose token lies on it. */
  readonly seat: number;
  /** Its number. */
  readonly line: number;
  /** The storyteller's mark; None before. */
  readonly fits: boolean | null;
}

/** A round with everything open. */
export interface PoetryFinishedRound {
  /** Which round, counted from 1. */
  readonly round: number;
  /** Who told. */
  readonly storyteller: number;
  /** The stories by number. */
  readonly stories: readonly string[];
  /** The story that was to be found. */
  readonly secret: number;
  /** The line that opened the poem. */
  readonly hint: number;
  /** The lines added, fitting or not, in order. */
  readonly poem: readonly PoemLine[];
  /** The wrong guesses, in order. */
  readonly guesses: readonly WrongGuess[];
  /** Who found the story; None if only two were left. */
  readonly finder: number | null;
  /** Points for the finding, by seat. */
  readonly points: readonly number[];
  /** The end of the poem. */
  readonly ending: number;
  /** Who chose it. */
  readonly ending_seat: number;
  /** Lines drawn to settle a tie for the fewest points; empty without one. */
  readonly draws: readonly Draw[];
  /** What the round brought in all, by seat: the finding, the ending, less the wrong guesses. */
  readonly gained: readonly number[];
  /** The points after this round by seat. */
  readonly scores: readonly number[];
  /** By seat, what its gain is made of: their sum is what the round brought in all. */
  readonly parts: readonly (readonly PoetryPart[])[];
}

/** Every number of a table. */
export interface PoetryOptions {
  /** Lines in a full hand. */
  readonly hand: number;
  /** Tokens that each player can lay on lines in a round. */
  readonly tokens: number;
  /** Stories on the table beyond one for each player. */
  readonly extra_stories: number;
  /** Points that everybody starts with. */
  readonly start_points: number;
  /** How often everybody tells before the game ends. */
  readonly cycles: number;
}

/** One reason why a seat got points in a round, lost them, or got none. */
export interface PoetryPart {
  /** What for. */
  readonly why: "ending" | "fitting" | "found" | "found_duo" | "laid" | "nobody" | "told" | "wrong";
  /** What it brought, less than 0 for a loss; 0 where something is worth saying all the same. */
  readonly points: number;
  /** The tokens that it was counted from; for a wrong guess the story's number; else 0. */
  readonly count: number;
}

/** How the game ended. */
export interface PoetryResult {
  /** Final points by seat, with one for each story kept. */
  readonly scores: readonly number[];
  /** Stories kept, by seat. */
  readonly stories: readonly number[];
  /** The winner; nobody if the game was aborted. */
  readonly winners: readonly number[];
  /** Endings drawn to settle a full tie; empty without one. */
  readonly draws: readonly Draw[];
  /** Why it ended. */
  readonly reason: "aborted" | "cycles";
}

/** The table as one seat sees it, or as a watcher does. */
export interface PoetryView {
  readonly kind: "poetry";
  /** The key of the game. */
  readonly game: string;
  /** Who is looking; None for a watcher. */
  readonly seat: number | null;
  /** How many people play; their seats come first. */
  readonly players: number;
  /** What the table is doing. */
  readonly phase: "ending" | "guessing" | "judging" | "over" | "telling";
  /** Which round, counted from 1. */
  readonly round: number;
  /** The most rounds that come after this one; None where their number does not end the game. */
  readonly rounds_left: number | null;
  /** The side that each seat scores for; where nobody shares points, every seat is one. */
  readonly sides: readonly number[];
  /** Points by side. */
  readonly scores: readonly number[];
  /** Where each side stands, counted from 1; equals share a place. */
  readonly places: readonly number[];
  /** Whom the table waits for. */
  readonly waiting: readonly number[];
  /** What the looker may do now. */
  readonly offers: readonly (SwapLineOffer | LayHintOffer | AddLineOffer | JudgeLineOffer | GuessStoryOffer | PlaceEndingOffer)[];
  /** The round before this one, all open; None in the first. */
  readonly last: PoetryFinishedRound | null;
  /** How the game ended; None before. */
  readonly result: PoetryResult | null;
  /** The seat of Александр Сергеевич at a table for two; None at any other. */
  readonly virtual: number | null;
  /** The values that hold at this table. */
  readonly options: PoetryOptions;
  /** Who tells. */
  readonly storyteller: number;
  /** Whose turn it is to add a line or to guess; None before the hint. */
  readonly guesser: number | null;
  /** Points that the guesser would get for naming the story now; None while nobody may guess. */
  readonly guess_brings: number | null;
  /** Points that naming a wrong one would cost the guesser; None while nobody may guess. */
  readonly guess_costs: number | null;
  /** The line that whoever moves now has swapped out; None if none. */
  readonly swapped: number | null;
  /** The stories of this round, by number; empty when the game is over. */
  readonly stories: readonly string[];
  /** The numbers still face up. */
  readonly open_stories: readonly number[];
  /** The line that opened the poem; None before. */
  readonly hint: number | null;
  /** The lines added to it, in order, with their marks. */
  readonly poem: readonly PoemLine[];
  /** The wrong guesses of this round, in order. */
  readonly guesses: readonly WrongGuess[];
  /** The story to be found: for the storyteller, and for all once the round is scored. */
  readonly secret: number | null;
  /** Who found it, once the round is scored; None before, and if nobody did. */
  readonly finder: number | null;
  /** Who is choosing the end of the poem; None in other phases. */
  readonly ending_seat: number | null;
  /** Lines drawn to settle a tie for the fewest points; empty without one. */
  readonly draws: readonly Draw[];
  /** The looker's own lines; None for a watcher. */
  readonly hand: readonly number[] | null;
  /** How many lines each seat holds. */
  readonly hand_sizes: readonly number[];
  /** How many lines each seat can still add in this round. */
  readonly free_tokens: readonly number[];
  /** Stories kept, by seat. */
  readonly kept: readonly number[];
  /** How many rounds each seat has told. */
  readonly told: readonly number[];
  /** Lines left to draw. */
  readonly lines_left: number;
}

/** The answer to a ping. */
export interface Pong {
  readonly type: "pong";
  /** The table's version. */
  readonly version: number;
}

/** A quick sign that is shown for a moment and not kept. */
export interface React {
  readonly type: "react";
  /** Which one. */
  readonly sign: "✨" | "❤️" | "🐇" | "👏" | "😂" | "😮" | "😴" | "🤔";
}

/** Somebody's quick sign. */
export interface Reacted {
  readonly type: "reacted";
  /** Who. */
  readonly person: string;
  /** Which one. */
  readonly sign: "✨" | "❤️" | "🐇" | "👏" | "😂" | "😮" | "😴" | "🤔";
}

/** Send a person or a bot away. */
export interface Remove {
  readonly do: "remove";
  /** Who has to go. */
  readonly person: string;
}

/** A whole game again. */
export interface Replay {
  /** From the deal to the end. */
  readonly steps: readonly ReplayStep[];
}

/** One move, and what it changed. */
export interface ReplayStep {
  /** The table's version after it, as in the views of the socket. */
  readonly version: number;
  /** Whose move it was; None for a deal, and for the host who stopped the game. */
  readonly seat: number | null;
  /** Whether a stand-in made it for a person. */
  readonly stood_in: boolean;
  /** The game's view: whole in the first step, then only the fields that have changed. */
  readonly view: Readonly<Record<string, unknown>>;
  /** For who looks at all: what each seat that there was knew; None if nothing has changed. */
  readonly own: readonly (Readonly<Record<string, unknown>>)[] | null;
}

/** Go on. */
export interface Resume {
  readonly do: "resume";
}

/** A line of chat. */
export interface Say {
  readonly type: "say";
  /** The client's name for it. */
  readonly id: string;
  /** Plain text; white space is tidied, and at most 300 characters may be left. */
  readonly text: string;
}

/** The answer to both: where they are, and the secret that makes them that person anywhere. */
export interface Seat {
  /** The table's code. */
  readonly code: string;
  /** The secret of the seat, for its link; it is nobody else's business. */
  readonly seat: string;
  /** Whether they wait to be let in. */
  readonly knocked: boolean;
}

/** A seat, clockwise. */
export interface SeatView {
  /** Who sits there. */
  readonly person: string;
  /** What they call themselves, or everybody here calls the bot; empty: asked to be forgotten. */
  readonly name: string;
  /** Which rabbit. */
  readonly colour: number;
  /** Whether it is a bot. */
  readonly bot: boolean;
  /** Whether a bot plays for this person. */
  readonly stand_in: boolean;
  /** Whether they are connected; always true for a bot. */
  readonly present: boolean;
  /** Who the bot is; None for a person. */
  readonly character: CharacterView | null;
  /** Moves that a bot has made for this person since they last moved themselves. */
  readonly helped: number;
}

/** Let a screen show the table no more. */
export interface SendScreenAway {
  readonly do: "send_screen_away";
  /** Which one, as in the host's view. */
  readonly screen: string;
}

/** Say how well a bot should play. */
export interface SetLevel {
  readonly do: "set_level";
  /** Which bot. */
  readonly person: string;
  /** How well. */
  readonly level: "dreamy" | "even" | "gentle" | "sly";
}

/** Let a bot play for a seat, or give the seat back to its person. */
export interface SetStandIn {
  readonly do: "set_stand_in";
  /** Which seat. */
  readonly seat: number;
  /** Whether the bot plays. */
  readonly on: boolean;
}

/** The choices that hold for the next game. */
export interface Settings {
  /** The key of the game. */
  readonly game: string;
  /** Options that differ from the book's, by name. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The decks to join, in order. */
  readonly decks: readonly string[];
  /** How long a phase may take before a stand-in plays: a pace, or seconds of one's own. */
  readonly pace: "calm" | "fast" | "normal" | "off" | number;
  /** Whether newcomers wait until the host lets them in. */
  readonly knock: boolean;
  /** Whether bots may say what they thought of, once a round is open, and answer a greeting. */
  readonly talk: boolean;
  /** Whether who comes during a game gets a seat between rounds, where its rules allow. */
  readonly late: boolean;
  /** The language in which bots hint and verse comes; None leaves it as it is. */
  readonly language: string | null;
  /** Who begins, in games where a table may name them; None leaves it to the game. */
  readonly first: number | null;
}

/** ``GET /api/album`` and ``GET …/album``: the album of a game that is over. */
export interface SharedAlbum {
  /** The album. */
  readonly album: Album;
  /** The secret of its link: whoever has it may look. */
  readonly secret: string;
  /** Where the looker sat when it ended; None for somebody else. */
  readonly your_seat: number | null;
  /** The table's code, for who is at the table. */
  readonly code: string | null;
}

/** Take a seat in the lobby, or change the colour of one's rabbit. */
export interface Sit {
  readonly do: "sit";
  /** One of twelve rabbits. */
  readonly colour: number;
}

/** Let a bot make the one move that the table is waiting for. */
export interface Skip {
  readonly do: "skip";
  /** Whom the table waits for. */
  readonly seat: number;
  /** In which phase: a move that has come meanwhile must not be followed by one more. */
  readonly phase: string;
}

/** Leave the seat and watch. */
export interface StandUp {
  readonly do: "stand_up";
}

/** Begin a game, or another one with the same people. */
export interface Start {
  readonly do: "start";
}

/** End the game before its time. */
export interface StopGame {
  readonly do: "stop_game";
}

/** Discard a line and draw one, before the move itself. */
export interface SwapLine {
  readonly do: "swap_line";
  /** The line to discard. */
  readonly line: number;
}

/** Discard a line for another, once, before the move. */
export interface SwapLineOffer {
  readonly do: "swap_line";
  /** The lines to choose from. */
  readonly lines: readonly number[];
}

/** ``GET /api/tables/{code}`` or ``GET /api/join``: what a visitor may know before coming in. */
export interface TableCard {
  /** The table's code. */
  readonly code: string;
  /** The table's language. */
  readonly language: string;
  /** What is or will be played. */
  readonly game: string;
  /** What the table is doing. */
  readonly stage: "lobby" | "over" | "playing";
  /** How many sit. */
  readonly seated: number;
  /** The rabbits that nobody has. */
  readonly free_colours: readonly number[];
  /** Whether one has to knock. */
  readonly knock: boolean;
  /** Whether who comes now plays from the next round on; else from the next game on. */
  readonly late: boolean;
  /** Whether a bot sits there whose place somebody may take at once. */
  readonly bots: boolean;
  /** Whether this browser is somebody there. */
  readonly yours: boolean;
  /** Whether the table waits for this browser's person: for a move, or to go on from a result. */
  readonly your_turn: boolean;
  /** What the host is called; told to who is somebody there. */
  readonly host: string | null;
  /** Whether this browser's person is the host. */
  readonly host_is_you: boolean;
  /** The round that is being played; None between games, and for who is nobody there. */
  readonly round: number | null;
  /** The word with which the game was left for another day, maybe empty; None if it was not. */
  readonly adjourned: string | null;
}

/** All that somebody may know of a table. */
export interface TableView {
  /** What to say to friends: a word and two digits, and more words where many tables are open. */
  readonly code: string;
  /** The secret part of the link that lets people in; None for who is not at the table. */
  readonly join: string | null;
  /** The table's language. */
  readonly language: string;
  /** Who is looking; None for somebody who only watches from outside, such as the TV. */
  readonly you: string | null;
  /** Where the looker sits; the seat in the game, which may be over, is the game's ``seat``. */
  readonly your_seat: number | null;
  /** Whether the looker still waits to be let in. */
  readonly knocked: boolean;
  /** Whether the looker sees no more than the door: no people, no seats, no game. */
  readonly door: boolean;
  /** Who may arrange things. */
  readonly host: string;
  /** Everybody let in, in order of arrival. */
  readonly people: readonly PersonView[];
  /** Who waits to be let in; only the host sees them. */
  readonly knocking: readonly PersonView[];
  /** Screens that wait to be let in, each under a name of its own; only the host sees them. */
  readonly screens: readonly string[];
  /** Screens that show the table now, in the order in which they came; only the host sees them. */
  readonly showing: readonly string[];
  /** Who sits, clockwise. */
  readonly seats: readonly SeatView[];
  /** Who played the game that is over, by its seats; None in other stages: those who sit. */
  readonly company: readonly SeatView[] | null;
  /** Who gets the next seats of the running game, between its rounds, or a place after it. */
  readonly awaiting: readonly AwaitingView[];
  /** Why the running game has no seat for who comes now, but the next will; None if it has. */
  readonly late: Obstacle | null;
  /** What is or will be played. */
  readonly settings: Settings;
  /** Why the game can't begin; None if it can, or has. */
  readonly obstacle: Obstacle | null;
  /** What the table is doing. */
  readonly stage: "lobby" | "over" | "playing";
  /** How many games have begun here; the current one's number. */
  readonly games: number;
  /** Whether the clock stands still. */
  readonly paused: boolean;
  /** When a stand-in will play, in seconds since 1970; None without a clock, paused and asleep. */
  readonly deadline: number | null;
  /** When the current phase began, in seconds since 1970, moved on by every pause. */
  readonly since: number;
  /** The word with which the game was left for another day, maybe empty; None if it was not. */
  readonly adjourned: string | null;
  /** Whether the host is gone for so long that somebody else may take the table. */
  readonly host_missed: boolean;
  /** How many players have nudged whom in this phase: two, or one after long, let a bot move. */
  readonly urged: Readonly<Record<string, number>>;
  /** Whether the looker may, who must have come by the link or have played here. */
  readonly may_take: boolean;
  /** What happened here besides playing, the newest last; only those inside see it. */
  readonly log: readonly EntryView[];
  /** Whether nobody is there who plays the running game: then nothing moves. */
  readonly asleep: boolean;
  /** Who still looks at how the last round ended, or reads what explains it: bots wait until they go on, or for a while if others have. */
  readonly looking: readonly number[];
  /** Who else made a seat's moves than who sits there: of the current round and the last one. */
  readonly others: Readonly<Record<string, Readonly<Record<string, OtherDoer>>>>;
  /** The current or last game, as the looker may see it; None before the first. */
  readonly game: GameView;
}

/** Take the handed-over card back, so that the partner can give one instead. */
export interface TakeBack {
  readonly do: "take_back";
}

/** Leave the giving to the partner after all. */
export interface TakeBackOffer {
  readonly do: "take_back";
}

/** Look after the table while its host is gone. */
export interface TakeHost {
  readonly do: "take_host";
}

/** Take a bot's seat in the running game. */
export interface TakeOver {
  readonly do: "take_over";
  /** Which seat. */
  readonly seat: number;
}

/** A screen has been let in: with this it comes in again. */
export interface Ticket {
  readonly type: "ticket";
  /** For its next hello. */
  readonly ticket: string;
}

/** What can be brought, told before it is refused. */
export interface UploadLimits {
  /** Of a deck. */
  readonly cards: number;
  /** Of all files of a deck, as they come; also of one zip. */
  readonly deck_megabytes: number;
  /** Of one picture. */
  readonly file_megabytes: number;
  /** Of one picture. */
  readonly megapixels: number;
  /** What is read, as people say it. */
  readonly formats: readonly string[];
  /** On the server's disk, for all decks of one browser. */
  readonly own_megabytes: number;
}

/** Why a file became no card. */
export interface UploadRefusal {
  /** A word that every language has a sentence for. */
  readonly code: string;
  /** What the sentence mentions. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** ``POST /api/decks/{name}/pictures``: a line of JSON for each file, as soon as it is done. */
export interface Uploaded {
  /** What it is called. */
  readonly file: string;
  /** How many files came together. */
  readonly of: number;
  /** The new card; None: it became none. */
  readonly card: OwnCardPage | null;
  /** Why not; None: all is well. */
  readonly error: UploadRefusal | null;
}

/** The whole table as the looker may see it; it replaces the one before. */
export interface View {
  readonly type: "view";
  /** Counts what this connection was sent; a change of the next step can be put into this view. */
  readonly step: number;
  /** Grows with everything that happens at the table. */
  readonly version: number;
  /** The server's clock, in seconds since 1970, to count deadlines with. */
  readonly now: number;
  /** What there is to see. */
  readonly table: TableView;
}

/** Lay the markers, or lay them anew. */
export interface Vote {
  readonly do: "vote";
  /** The chosen cards. */
  readonly numbers: readonly number[];
  /** The card marked red; only a storyteller of the party game has that marker. */
  readonly red?: number | null;
}

/** Lay markers, or lay them anew. */
export interface VoteOffer {
  readonly do: "vote";
  /** The numbers to choose from. */
  readonly numbers: readonly number[];
  /** How many different ones at most; at least one. */
  readonly most: number;
  /** The numbers of which one must be marked red; None for who has no red marker. */
  readonly red: readonly number[] | null;
}

/** Its person reads what explains the game: bots wait for them. */
export interface Wait {
  readonly type: "wait";
  /** The version of the table in which bots may move all the same: none later, so that nothing happens unseen; 0 in none; left out once they need not wait any more. */
  readonly at?: number | null;
}

/** A story that was named and turned face down. */
export interface WrongGuess {
  /** Who named it. */
  readonly seat: number;
  /** Its number. */
  readonly story: number;
  /** Points that it cost; 0 for who had none. */
  readonly lost: number;
  /** How many lines had been added by then: as many as now if it was the last move. */
  readonly lines: number;
}

export type GameCommand = ComeForward | GiveClue | GiveCards | TakeBack | Vote | SwapLine | LayHint | AddLine | JudgeLine | GuessStory | PlaceEnding;
export type GameView = DixitView | PoetryView;
export type GameRound = DixitFinishedRound | PoetryFinishedRound;
export type GameResult = DixitResult | PoetryResult;
/** What this client was made for. */
export const PROTOCOL = 2;
export type ClientMessage = Hello | Do | Play | Say | CallMe | React | Looked | Wait | Draft | Ping;
export type ServerMessage = View | Change | Ack | Error | Chat | Reacted | Nudged | Ticket | Pong | Halted | Goodbye;
