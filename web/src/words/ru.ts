/** Every word of the client in Russian. Names of people are never declined: sentences go around them. */

import { date, ru, ruWord, signed } from "./plural";
import { whole } from "./unbroken";

const points = (n: number): string => ru(n, "очко", "очка", "очков");
const cards = (n: number): string => ru(n, "карта", "карты", "карт");
const tokens = (n: number): string => ru(n, "фишка", "фишки", "фишек");
const people = (n: number): string => ru(n, "человек", "человека", "человек");
const among = ["", "", "двое", "трое", "четверо", "пятеро", "шестеро", "семеро"];
// prettier-ignore
const outOf = [
  "", "", "двоих", "троих", "четверых", "пятерых", "шестерых", "семерых",
  "восьми", "девяти", "десяти",
];
const times = (n: number): string => (n === 1 ? "по\u00a0разу" : ru(n, "раз", "раза", "раз"));
const howMany = (n: number): string =>
  n === 0 ? "никто" : n === 1 ? "один" : (among[n] ?? people(n));
const ofHowMany = (n: number): string => (n === 1 ? "одного" : (outOf[n] ?? `${n}\u00a0человек`));
/** What somebody does; null is who reads it. */
const does = (by: string | null, it: string, you: string): string =>
  by === null ? `Вы ${you}` : `${by} ${it}`;
const list = (names: readonly string[]): string =>
  [names.slice(0, -1).join(", "), ...names.slice(-1)].filter(Boolean).join(" и ");
/** The first of many names, and that there are more. */
const few = (names: readonly string[]): string =>
  names.length <= 3 ? list(names) : `${names.slice(0, 3).join(", ")} и другие`;
const number = (n: number): string => `№\u00a0${n}`;
const numbers = (all: readonly number[]): string => all.map(number).join(" и ");
const counted = (n: number, got: number): string =>
  got < n ? `, ${got === 1 ? "засчитан" : "засчитаны"} ${howMany(got)}` : "";
/** As people say it: minutes where they are whole. */
const time = (n: number): string =>
  n % 60 === 0 ? ru(n / 60, "минута", "минуты", "минут") : ru(n, "секунда", "секунды", "секунд");
// prettier-ignore
const months = [
  "января", "февраля", "марта", "апреля", "мая", "июня",
  "июля", "августа", "сентября", "октября", "ноября", "декабря",
];
const understood = (n: number, of: number): string =>
  `${n === 1 ? "понял" : "поняли"} ${n} из\u00a0${of}`;

export const catalogue = {
  app: "Намёк",
  close: "Закрыть",
  back: "Назад",
  cancel: "Отмена",
  you: "вы",
  You: "Вы",
  loading: "Раскладываем карты…",
  number,
  list,
  quoted: (text: string) => `«${whole(text)}»`,
  points,

  theme: { toEvening: "Включить вечер", toDay: "Включить день" },
  sound: { on: "Включить звук", off: "Выключить звук" },

  home: {
    tagline: "Скажите так, чтобы поняли. Но не все.",
    open: "Накрыть стол",
    code: "Код стола",
    codeExample: "Луна-27",
    enter: "Войти",
    alone: "Сыграть одному",
    aloneShort: "15\u00a0минут",
    aloneShortWhich: "Сыграть одному, короткая партия: 15\u00a0минут",
    plain: "Без регистрации. От двух до двенадцати человек; не хватает людей\u00a0— сядут боты.",
    mine: "Мои столы",
    goOn: "Продолжить",
    goOnWith: (code: string) => `Продолжить: ${code}`,
    lesson: "Продолжить урок",
    host: (name: string) => `хозяин стола ${name}`,
    yours: "ваш стол",
    /** How far a game is, also for who still looks at the result of the round before. */
    round: (n: number) =>
      n === 1 ? "раунд\u00a01" : `позади ${ru(n - 1, "раунд", "раунда", "раундов")}`,
    back: "К столу",
    more: (n: number) => `+${n}`,
    hide: (code: string) => `Убрать из списка: ${code}`,
    hidden: "убран из списка",
    unhide: "Вернуть",
    unhideWhich: (code: string) => `Вернуть в список: ${code}`,
    tv: "На телевизор",
    yourTurn: "ждут вас",
    stage: { lobby: "собираемся", playing: "идёт игра", over: "игра окончена" },
    seated: (n: number) => `за\u00a0столом\u00a0${n}`,
    adjourned: "отложено на другой день",
    adjournedWord: (text: string) => `отложено: «${text}»`,
    games: "Во что здесь играют",
  },

  game: {
    players: (low: number, high: number) => `${low}–${high}\u00a0человек`,
    playersOf: (counts: readonly number[]) => `${counts.join(", ")}\u00a0человек`,
    short: {
      "dixit-2008": "До конца колоды, как в первой книге",
      dixit: "Классика до тридцати очков",
      odyssey: "Для большой компании: от семи игроков\u00a0— два голоса",
      party: "Быстро и шумно: совпадите с другими",
      team: "Двое против всех: напарник сидит напротив",
      poetry: "Угадайте историю по стихам, которые сложили вместе",
    } as Readonly<Record<string, string>>,
    name: {
      "dixit-2008": "Диксит 2008",
      dixit: "Диксит",
      odyssey: "Одиссея",
      party: "Пати",
      team: "Команды",
      poetry: "Поэзия",
    } as Readonly<Record<string, string>>,
  },

  enter: {
    newTitle: "Новый стол",
    joinTitle: "Вас ждут за столом",
    fullTitle: "За столом все места заняты",
    fullNote:
      "Войдите и смотрите. Своего кролика вы получите вместе с местом, когда оно освободится.",
    fullRabbits: "Все кролики заняты: своего вы получите вместе с местом.",
    playing: (late: boolean, bots: boolean, knock: boolean) =>
      `Игра уже идёт${knock ? ": постучитесь, и хозяин стола впустит вас. Смотрите" : ". Войдите и смотрите"}, ${bots ? "садитесь вместо бота или играйте на своём месте" : "а играть будете"} ${late ? "со следующего раунда" : "со следующей игры"}.`,
    name: "Как вас зовут?",
    namePlaceholder: "Имя",
    nameFull: (n: number) => `Не больше ${n}\u00a0знаков`,
    nameFirst: "Напишите имя",
    rabbit: "Ваш кролик",
    which: "Во что играем?",
    open: "Накрыть стол",
    sit: "Сесть за стол",
    watch: "Войти в игру",
    look: "Войти и смотреть",
    knock: "Постучаться",
    guest: "Гость",
    onTv: "Этот экран\u00a0— телевизор",
    knocked: "Вы постучались",
    knockedAt: (code: string, game: string) => `Стол ${code}, ${game}`,
    knockedWait: "Хозяин стола увидит вас и впустит. Страница откроется сама.",
    knockedLong:
      "Не открывают? Позовите хозяина стола голосом или по телефону: он видит, что вы стучитесь.",
    goAway: "Уйти от двери",
    toDoor: "К двери",
  },

  rabbits: [
    "киноварь",
    "ультрамарин",
    "трава",
    "шафран",
    "сирень",
    "бирюза",
    "роза",
    "умбра",
    "графит",
    "мел",
    "апельсин",
    "небо",
  ],
  rabbitTaken: "занят",

  lobby: {
    title: (n: number) =>
      n === 0
        ? "За столом пока никого"
        : n === 1
          ? "За столом пока один человек"
          : `За столом ${among[n] ?? people(n)}`,
    code: "Код стола",
    /** The same in Latin letters. */
    codeOr: (code: string) => `или ${code}`,
    invite: "Позвать",
    copyLink: "Скопировать ссылку",
    copied: "Ссылка скопирована",
    share: (code: string) => `Садитесь играть в «Намёк», код ${code}`,
    qr: (address: string) => `Наведите камеру или откройте ${address} и введите код`,
    noAddress: {
      only_here: "Друзья пока не войдут: сервер слушает только этот компьютер. Запустите его так:",
      unknown:
        "Друзья пока не войдут: сервер не знает своего адреса в сети. Подключите компьютер к сети или запустите сервер так:",
    },
    qrNote: "Телефон станет рукой с картами, а этот экран\u00a0— столом.",
    qrLabel: "QR-код со ссылкой на стол",
    tv: "На телевизор",
    freeSeat: "свободно",
    addBot: "Добавить бота",
    start: "Начать игру",
    again: "Начать новую игру",
    hostStarts: (host: string) => `Игру начнёт хозяин стола: ${host}`,
    host: "хозяин стола",
    bot: "бот",
    leanings: {
      films: "цитирует кино и книги",
      proverbs: "говорит пословицами",
      feelings: "говорит о чувствах",
      jokes: "любит шутить",
      tales: "вспоминает сказки",
      plain: "говорит просто",
    } as Readonly<Record<string, string>>,
    level: "Как играет",
    levels: {
      dreamy: "мечтает",
      gentle: "поддаётся",
      even: "на равных",
      sly: "хитрит",
    } as Readonly<Record<string, string>>,
    levelNote: {
      dreamy: "Витает в облаках и выбирает почти наугад.",
      gentle: "Часто ошибается и намекает понятно.",
      even: "Угадывает так же часто, как люди.",
      sly: "Слышит тонко и редко ошибается.",
    } as Readonly<Record<string, string>>,
    away: "нет на месте",
    orderHint: "Перетащите кролика на другое место или нажмите на него, чтобы сменить или убрать.",
    partners: "Напарники сидят друг напротив друга",
    moveBack: "Пересадить назад",
    moveOn: "Пересадить вперёд",
    changeRabbit: "Сменить кролика",
    standUp: "Встать и смотреть",
    sitDown: "Сесть за стол",
    removeBot: "Убрать бота",
    remove: "Попросить уйти",
    makeHost: "Сделать хозяином стола",
    watchers: "Смотрят",
    knocking: "Стучатся",
    screenKnocks: "Подключить экран?",
    knocks: (name: string) => `${name} просит впустить`,
    letIn: "Впустить",
    letAllIn: "Впустить всех",
    knockers: (names: readonly string[]) => `Просят впустить: ${list(names)}`,
    oneByOne: "По одному",
    turnAway: "Не впускать",
    emptyNote: "Позовите друзей кодом или посадите ботов.",
  },

  options: {
    decks: "Картинки",
    language: "Язык намёков",
    languageVerse: "Язык стихов",
    languageNote: "На нём намекают боты и написаны стихи. Страницы каждый читает на своём языке.",
    languages: { ru: "русский", en: "английский" } as Readonly<Record<string, string>>,
    pace: "Время на ход",
    paces: {
      off: "без часов",
      calm: "не спеша",
      normal: "в меру",
      fast: "быстро",
    } as Readonly<Record<string, string>>,
    paceSeconds: time,
    paceRange: (low: number, high: number) =>
      low === high
        ? time(high)
        : low % 60 === 0 && high % 60 === 0
          ? `${low / 60}–${time(high)}`
          : `${low}–${ru(high, "секунда", "секунды", "секунд")}`,
    paceDepends: "Больше всего времени у рассказчика, остальным нужно меньше.",
    ownSeconds: "Точное время",
    paceNote: "Когда время выйдет, за того, кто не успел, сходит бот.",
    knock: "Входить только со стуком",
    knockNote: "Новых гостей впускает хозяин стола.",
    late: "Опоздавших сажать за стол",
    lateNote:
      "Между раундами: карты из колоды, а очков\u00a0— как у последнего. По книге\u00a0— выключить.",
    talk: "Боты говорят, о чём подумали",
    talkNote: "Иногда, одной строкой в разговоре, когда все карты уже открыты.",
    first: "Первый рассказчик",
    firstRandom: "как выпадет",
    nextDecks: "Картинки следующей игры",
    short: "Короткая партия",
    shortNote: (ends: string) => `Около 15\u00a0минут. ${ends}.`,
    /** What ends a game; several of these where the table wants them all. */
    ends: (toWin: number | null, cycles: number | null, deck: boolean) => {
      const until = [
        ...(cycles === null ? [] : [`каждый не расскажет ${times(cycles)}`]),
        ...(toWin === null ? [] : [`кто-то не наберёт ${points(toWin)}`]),
        ...(deck ? ["не кончится колода"] : []),
      ];
      if (until.length > 1) return `Пока ${until.join(until.length > 2 ? ", или " : " или ")}`;
      if (cycles !== null) return `Каждый рассказывает ${times(cycles)}`;
      return toWin === null ? "До конца колоды" : `До ${ru(toWin, "очка", "очков", "очков")}`;
    },
    own: "Свои правила",
    ownChanged: (n: number) => (n === 0 ? "как в книге" : `изменено: ${n}`),
    bookValue: (value: string) => `в книге: ${value}`,
    reset: "Всё как в книге",
    none: "без предела",
    on: "да",
    off: "нет",
    less: "Меньше",
    moreOf: "Больше",
    deckCards: (n: number) => cards(n),
    deckBest: "для этой игры",
    oneDeck: "Нужна хотя бы одна колода.",
    wordless: "боты знают только её цвета",
    wordlessNote: (name: string) =>
      `Колоду «${name}» никто не описал: боты видят в ней только свет и цвета.`,
  },

  decks: {
    title: "Свои колоды",
    what: "Сделайте колоду из своих картинок. Её увидят только те, кому вы дадите ссылку.",
    make: "Сделать колоду",
    none: "Своих колод пока нет.",
    unfinished: "не закончена",
    space: (n: number, most: number) => `Занято ${n} из ${most}\u00a0МБ.`,
    onlyHere: "Менять колоды можно только в этом браузере.",
    newTitle: "Новая колода",
    name: "Название",
    untitled: "Моя колода",
    language: "Язык подписей",
    drop: "Перетащите сюда картинки или архив zip",
    pick: "Выбрать картинки",
    limits: (limits: {
      readonly cards: number;
      readonly file_megabytes: number;
      readonly deck_megabytes: number;
      readonly megapixels: number;
      readonly formats: readonly string[];
    }) =>
      `До ${ru(limits.cards, "картинки", "картинок", "картинок")}. Каждая до ${limits.file_megabytes}\u00a0МБ и ${limits.megapixels}\u00a0мегапикселей, все вместе до ${limits.deck_megabytes}\u00a0МБ. Форматы: ${list(limits.formats)}, можно архивом zip.`,
    enough:
      "На шестерых нужно около сорока картинок, на двенадцать человек\u00a0— больше восьмидесяти. За столом колоды можно складывать.",
    cleaned: "Место съёмки и другие данные из фотографий стираются.",
    progress: (done: number, all: number) => `Готово ${done} из ${all}`,
    waits: "ждёт",
    sends: (n: number) => `отправляется, ${n}\u00a0%`,
    paints: "готовим карту",
    paintsMany: (done: number, all: number) => `готовим карты: ${done} из ${all}`,
    refused: (n: number) => `Не стали картами: ${n}`,
    forget: (name: string) => `Убрать из списка: ${name}`,
    pictures: "Картинки",
    orderHint:
      "Нажмите на картинку, чтобы выбрать кадр и подписать. Перетащите её, чтобы переставить.",
    picture: (n: number, caption: string) => `Картинка ${n}: ${caption}`,
    move: (n: number) => `Переставить картинку ${n}`,
    frame: "Кадр",
    frameHint: "Двигайте картинку в рамке, увеличивайте ползунком или двумя пальцами.",
    zoom: "Увеличение",
    caption: "Что на картинке",
    captionNote: "Одно предложение для тех, кто её не видит.",
    tags: "Слова для ботов",
    tagsNote: "Через запятую: о чём напоминает картинка.",
    hints: "Что о ней можно было бы сказать?",
    hintsNote:
      "Намёки для ботов, по одному в строке. Без единого слова боты видят у картинки только цвета.",
    save: "Сохранить",
    earlier: "Раньше",
    later: "Позже",
    remove: "Удалить картинку",
    finish: "Колода готова",
    look: "Открыть колоду",
    delete: "Удалить колоду",
    deleteSure: "Удалить колоду? Её картинки пропадут и у тех, кто ею сейчас играет.",
    change: "Изменить",
    play: "Играть с этой колодой",
    copyLink: "Скопировать ссылку",
    linkNote: "Кто знает ссылку, может смотреть картинки и играть ими.",
    missing: "Такой колоды нет",
    missingNote: "Её удалили, или ссылка скопирована не целиком.",
    byLink: "Колода по ссылке",
    add: "Добавить",
    noLink: "Это не ссылка на колоду.",
    chosen: (name: string) => `Играем с колодой «${name}».`,
  },

  table: {
    round: "раунд",
    roundN: (n: number) => `Раунд ${n}`,
    lastRound: "Последний раунд",
    steps: { clue: "Намёк", give: "Карты", vote: "Голоса", reveal: "Итог" },
    poemSteps: { tell: "История", lines: "Строки", ending: "Концовка", reveal: "Итог" },
    stepsLabel: "Ход раунда",
    timer: (n: number) =>
      `${ruWord(n, "Осталась", "Осталось", "Осталось")} ${ru(n, "секунда", "секунды", "секунд")}`,
    waiting: (names: readonly string[]) =>
      names.length > 1
        ? `Думают: ${list(names)}`
        : names[0] === "вы"
          ? "Ждём вас"
          : `Думает ${names[0]}`,
    more: (n: number) => `ещё\u00a0${n}`,
    waitingOne: (name: string) => `Думает ${name}`,
    waitingYou: "Все ждут вас",
    held: "Боты подождут, пока вы читаете",
    ready: (done: number, all: number) =>
      `${done === 1 ? "Готов" : "Готовы"} ${done} из\u00a0${all}.`,
    readyTeams: (done: number, all: number) =>
      `${ruWord(done, "Готова", "Готовы", "Готово")} ${ru(done, "команда", "команды", "команд")} из\u00a0${all}.`,
    allReady: "Все готовы",
    zoom: "Рассмотреть",
    card: (n: number) => `Карта ${n}`,
    cardSeen: (n: number, caption: string) => `Карта ${n}${caption && `: ${caption}`}`,
    handCard: (n: number, of: number, caption: string) =>
      `Карта ${n} из ${of}${caption && `: ${caption}`}`,
    yours: "ваша",
    ofYourTeam: "вашей команды",
    previous: "Предыдущая",
    next: "Следующая",
    hand: "Ваши карты",
    watching: "Вы смотрите",
    seatNextRound: "Вы сядете играть со следующего раунда",
    seatNextGame: "Вы сядете играть со следующей игры",
    onlyWatch: "Только посмотрю",
    satDown: (name: string) => `${name} садится за стол`,
    hostGone: (name: string) => `Хозяин стола не на связи: ${name}. Кто поведёт стол?`,
    hostTake: "Я поведу",
    hostTakeTable: "Я поведу стол",
    hostWait: "Подождём",
    adjourned: "Отложено на другой день",
    adjournedNote: "Стол ждёт: вернуться можно с первой страницы или по той же ссылке.",
    takeOver: (name: string) => `Сесть вместо бота: ${name}`,
    standInYou: "За вас играет бот",
    helped: (n: number) =>
      `Бот сходил за вас ${{ 1: "один раз", 2: "дважды", 3: "трижды" }[n] ?? ru(n, "раз", "раза", "раз")}.`,
    byBot: (name: string) => `${name} (бот)`,
    withBot: (name: string) => `${name} с\u00a0ботом`,
    offline: (name: string) => `${name} (нет на связи)`,
    looking: (names: readonly string[]) =>
      `${names.length === 1 ? "Смотрит" : "Смотрят"} итог: ${list(names)}`,
    asleep: "Стол спит",
    asleepNote:
      "За столом никого нет. Вернётся любой из игроков\u00a0— игра продолжится с этого места.",
    comeBack: "Вернуться в игру",
    paused: "Пауза",
    pausedNote: "Игра ждёт. Хозяин стола её продолжит.",
    resume: "Продолжить",
    storyteller: "рассказчик",
    partner: "напарник",
    team: (partner: string, points: number) => `Вы и ${partner}: ${points}`,
    score: "Очки",
    inAll: "всего",
    yourTurn: "Ваш ход",
    added: "Александр Сергеевич",
  },

  plain: {
    note: "Своих страниц у этой игры здесь ещё нет, но играть можно.",
    step: "Игра",
    moves: "Что можно сделать",
    choose: (n: number) => (n === 1 ? "Выберите одно" : `Выберите ${n}`),
    upTo: (n: number) => `Выберите не больше ${n}`,
    cannot: "Этот ход здесь не сделать: для него нужна страница игры.",
    told: "Что известно",
    last: "Прошлый раунд",
    move: (name: string) => `Ход: ${name}`,
  },

  race: {
    task: "Кто начнёт?",
    note: "Придумали намёк к одной из своих карт? Вызывайтесь: рассказывает тот, кто успел первым.",
    noteTeam:
      "Придумайте намёк, к которому напарник найдёт у себя карту. Рассказывает тот, кто успел первым.",
    noteCovered: "Карты пока закрыты и от вас: рассказчик говорит первое, что пришло в голову.",
    noteAlone: "Придумайте намёк к одной из своих карт. Боты подождут.",
    button: "Рассказываю я!",
    leave: "Пусть начнёт бот",
  },

  clue: {
    task: "Загадайте карту",
    taskCovered: "Скажите что-нибудь",
    noteCovered: "Карты откроются, когда вы скажете: намёк ни к одной из них не относится.",
    taskTeam: "Намекните напарнику",
    noteTeam: (name: string) =>
      `Карту к намёку отдаст напарник: ${name}. Остальные будут её искать.`,
    who: "Рассказываете вы",
    othersTask: (name: string) => `${name} выбирает карту и придумывает намёк`,
    othersTaskCovered: (name: string) => `${name} придумывает, что сказать`,
    othersTaskTeam: (name: string) => `${name} придумывает намёк`,
    othersNote: "А пока рассмотрите свои карты.",
    partnerNote: "Карту к этому намёку выберете вы: присмотритесь к своим.",
    kind: "Чем намекнуть",
    kinds: { text: "Текст", sound: "Звук", mime: "Жест", aloud: "Вслух" },
    placeholder: "Слово, строчка, история…",
    aloudNote: "Скажите намёк вслух, когда нажмёте кнопку.",
    aloudShown: "сказано вслух",
    aloudPlaceholder: "Можно записать, что вы сказали",
    noteField: "Заметка к намёку",
    field: "Ваш намёк",
    clear: "Стереть",
    give: "Загадать эту карту",
    giveNoCard: "Сказать",
    chooseFirst: "Выберите карту",
    writeFirst: "Напишите намёк",
    shorten: (n: number) => `Намёк слишком длинный: лишних знаков\u00a0— ${n}`,
    theyWait: "Все ждут вашего намёка",
    soundShown: "звук",
    mimeShown: "жест",
  },

  clip: {
    play: "Послушать",
    watch: "Посмотреть",
    stop: "Пауза",
    again: "Ещё раз",
    done: "Готово",
    recordSound: "Записать звук",
    recordMime: "Снять жест",
    first: "Сначала запишите намёк",
    inTime: "Сама запись не уйдёт: отправьте её, пока есть время.",
    longest: "До 15\u00a0секунд.",
    unsupported: "Этот браузер не умеет записывать.",
    insecure:
      "По адресу без https браузер не даёт ни микрофона, ни камеры. Запись заработает, если открыть игру по https или на самом компьютере с сервером.",
    micDenied: "Микрофон запрещён в браузере: разрешите его и попробуйте ещё раз.",
    noMic: "Микрофона не нашлось.",
    cameraDenied: "Камера запрещена в браузере: разрешите её и попробуйте ещё раз.",
    noCamera: "Камеры не нашлось.",
    instead: "Можно намекнуть и текстом.",
    gone: "Эту запись не удалось открыть.",
  },

  give: {
    by: (name: string) => `${name} намекает`,
    byYou: "Ваш намёк",
    byYourBot: "За вас намекает бот",
    task: "Какая ваша карта собьёт со следа?",
    taskTwo: "Какие две ваши карты собьют со следа?",
    taskFits: "Какая ваша карта подходит лучше всего?",
    taskPartner: "Какая ваша карта подходит к намёку напарника?",
    taskTeam: "Карту отдаёт один из вас, второй ищет",
    chooseFirst: (n: number) =>
      n === 1 ? "Выберите карту" : `Выберите ${ru(n, "карту", "карты", "карт")}`,
    button: "Положить на стол",
    buttonTwo: (n: number, of: number) =>
      n < of ? `Выбрано ${n} из ${of}` : "Положить обе на стол",
    again: "Положить другую",
    given: "Ваша карта на столе",
    givenTwo: "Ваши карты на столе",
    partnerGave: "Карту отдаёт напарник, вы будете искать",
    takeBack: "Пусть отдаст напарник",
    change: "Передумать можно, пока не положили все.",
    tellerWaits: "Остальные подбирают карты к вашему намёку",
    othersGive: "Остальные подбирают карты",
    mine: "ваша карта",
    choose: "Выбрать эту карту",
  },

  vote: {
    task: "Где карта рассказчика?",
    taskTeam: "Где карта команды рассказчика?",
    taskFits: "Какая карта подходит лучше всего?",
    taskRed: "Зелёный\u00a0— лучшей карте, красный\u00a0— той, что обнулите",
    aim: (most: number | null) =>
      `Каждому столько очков, сколько вас сошлось на карте${most === null ? "" : `, но не больше ${most}`}. В одиночку или под красным\u00a0— 0.`,
    ownToo: "Выбрать можно и свою.",
    two: "Голосов два. Второй голос можно не отдавать: найдёте карту одним\u00a0— ещё очко.",
    button: (marked: readonly number[], red: number | null) =>
      `Голосовать за ${numbers(marked)}${red === null ? "" : `, красный\u00a0— на ${number(red)}`}`,
    choose: "Выберите карту",
    pick: (n: number) => `Выбрать ${number(n)}`,
    chooseRed: "Теперь красный маркер",
    green: "Зелёный",
    red: "Красный",
    given: (marked: readonly number[], red: number | null) =>
      `${marked.length === 1 ? "Ваш голос" : "Ваши голоса"}: ${numbers(marked)}${red === null ? "" : `, красный\u00a0— на ${number(red)}`}`,
    changeNote: "Передумать можно, пока не проголосуют все.",
    tellerWaits: "Остальные ищут вашу карту",
    teamWaits: "Остальные ищут карту вашей команды",
    notYou: "Вы отдали карту: голосует напарник",
    watch: "Идёт голосование",
  },

  reveal: {
    allFound: "Нашли все\u00a0— рассказчику ничего",
    noneFound: "Не нашёл никто\u00a0— рассказчику ничего",
    found: (n: number, of: number) =>
      of > 10 || n >= among.length
        ? `${n === 1 ? "Понял" : "Поняли"} ${n} из\u00a0${of}`
        : `${n === 1 ? "Понял один" : `Поняли ${howMany(n)}`} из ${ofHowMany(of)}`,
    party: (groups: readonly number[]) =>
      groups.length === 0
        ? "Все выбрали разное"
        : groups.length === 1
          ? `Сошлись ${list(groups.map(howMany))}`
          : `${ru(groups.length, "совпадение", "совпадения", "совпадений")}: ${list(groups.map(howMany))}`,
    cardYours: "Ваша карта",
    toFind: "Загаданная карта",
    nobody: "никто",
    noVotes: "голосов нет",
    notFound: "никто не нашёл",
    votes: (names: readonly string[]) => `Голоса: ${list(names)}`,
    ownerIs: (name: string) => `Карта: ${name}`,
    mine: (n: number, total: number) =>
      n !== 0
        ? `Вам ${signed(n)}, теперь ${total}`
        : total === 0
          ? "Вам пока ничего"
          : `Вам в этот раз ничего, у вас ${total}`,
    mineTeam: (n: number, total: number) =>
      n !== 0
        ? `Вашей команде ${signed(n)}, теперь ${total}`
        : total === 0
          ? "Вашей команде пока ничего"
          : `Вашей команде в этот раз ничего, у неё ${total}`,
    next: "Дальше",
    nextTeller: (name: string) => `Дальше: рассказывает ${name}`,
    nextYou: "Дальше: рассказываете вы",
    nextGive: (n: number) => `Дальше: положить ${n === 1 ? "карту" : "карты"}`,
    giveNow: (n: number) => `Ждём ${n === 1 ? "вашу карту" : "ваши карты"}.`,
    toEnd: "К итогам",
    red: "красный маркер",
    redYours: (n: number, lost: number) =>
      lost === 0
        ? `Ваш красный маркер\u00a0— на ${number(n)}, но её никто не выбрал.`
        : `Ваш красный маркер\u00a0— на ${number(n)}: ${ru(lost, "голос", "голоса", "голосов")} без очков.`,
    redBy: (name: string, n: number, lost: number) =>
      lost === 0
        ? `Красный маркер рассказчика (${name})\u00a0— на ${number(n)}, но её никто не выбрал.`
        : `Красный маркер рассказчика (${name})\u00a0— на ${number(n)}: ${ru(lost, "голос", "голоса", "голосов")} без очков.`,
    parts: {
      told: (n: number) => `намёк ${n === 1 ? "понял один" : `поняли ${howMany(n)}`}`,
      all_found: "нашли все",
      none_found: "не нашёл никто",
      all_found_told: "нашли все\u00a0— рассказчику ничего",
      none_found_told: "не нашёл никто\u00a0— рассказчику ничего",
      found: "карта найдена",
      missed: "карта не найдена",
      chosen: (n: number, got: number) =>
        `приманку ${n === 1 ? "выбрал один" : `выбрали ${howMany(n)}`}${counted(n, got)}`,
      lone_marker: "хватило одного голоса",
      matched: (n: number, got: number) => `сошлись ${howMany(n)}${counted(n, got)}`,
      alone: "больше никто так не выбрал",
      red: "карта под красным маркером",
    },
    /** The same for a big screen with many players, where a line has to hold name, reason and points. */
    brief: {
      told: (n: number) => (n === 1 ? "понял один" : `поняли ${howMany(n)}`),
      all_found: "нашли все",
      none_found: "не нашёл никто",
      found: "находка",
      missed: "мимо",
      chosen: "приманка",
      lone_marker: "один голос",
      matched: (n: number, got: number) => `сошлись ${howMany(n)}${counted(n, got)}`,
      alone: "без пары",
      red: "красный маркер",
    },
  },

  poem: {
    tellTask: "Выберите историю и первую строку",
    tellNote: "Историю знаете только вы.",
    tellOthers: (name: string) => `${name} выбирает историю`,
    tellOthersNote: "А пока почитайте свои строки.",
    hintBy: (name: string) => `Намёк: ${name}`,
    hintYours: "Ваш намёк",
    task: "Строка или отгадка?",
    taskGuessOnly: "Фишек больше нет: пора отгадывать",
    taskGuess: "О какой истории стихи?",
    guessBrings: (n: number) =>
      n === 0
        ? "Отгадка сейчас очков не принесёт: их дают за свои строки."
        : `Отгадка сейчас принесёт ${points(n)}.`,
    guessCost: (n: number) =>
      `Ошибка ${n === 0 ? "очков не стоит, но историю" : "стоит очка, и историю"} перевернут.`,
    turnOf: (name: string) => `Ход: ${name}`,
    judgeTask: "Подходит ли строка к вашей истории?",
    judgeOthers: (name: string) => `Подходит ли строка, решает ${name}`,
    judgeNote: "Честно и молча.",
    fits: "Подходит",
    doesNotFit: "Не подходит",
    lines: "Ваши строки",
    swapTask: "Какую строку сменить?",
    swapped: "Строка сменена",
    swapButton: "Сменить эту строку",
    addThis: "Добавить эту строку",
    guess: "Отгадать",
    guessThis: (n: number) => `Это история ${number(n)}`,
    toLines: "К строкам",
    chooseStory: "Выберите историю",
    chooseLine: "Выберите строку",
    tokens: (n: number) => (n === 0 ? "фишек нет" : tokens(n)),
    secret: "ваша тайна",
    story: (n: number) => `История ${n}`,
    storySeen: (n: number, caption: string) => `История ${n}: ${caption}`,
    turned: "закрыта",
    wrongBy: (name: string) => `ошибка: ${name}`,
    missed: (n: number) => `Мимо: это не ${number(n)}`,
    missedCost: (name: string, n: number) =>
      n === 0 ? `${name} очков не теряет: их нет` : `${name} теряет ${points(n)}`,
    verdictBy: (name: string) => `решит ${name}`,
    lineOf: (name: string) => `Строка: ${name}`,
    none: "Пока ни одной",
    endingTask: "Завершите стихотворение",
    endingNote: "У вас меньше всех очков: выберите концовку и получите очко.",
    endingOthers: (name: string) => `Концовку выбирает ${name}`,
    endingThis: "Так и закончим",
    draw: (name: string, line: number) => `${name}\u00a0— ${line}`,
    drawTitle: "Поровну очков: у кого строка с большим номером, тот и завершает",
    found: (name: string) => `История разгадана: браво, ${name}!`,
    foundYou: "Вы отгадали!",
    nobodyFound: "Историю никто не отгадал",
    named: (name: string, n: number) => `${name}: это история ${number(n)}`,
    namedYou: (n: number) => `Вы назвали историю ${number(n)}`,
    notIt: "Мимо: не та история",
    notItYou: "Мимо! Это не та история",
    notItNote: "Ошибка стоит очка. Историю перевернули, игра идёт дальше.",
    roundsLeft: (told: number, left: number) =>
      `Каждый рассказывает ${times(told)}. После этого раунда останется ${ru(left, "раунд", "раунда", "раундов")}.`,
    itWas: (n: number) => `Это была история ${number(n)}`,
    read: "Прочесть вслух",
    stop: "Замолчать",
    save: "Сохранить картинкой",
    joinedLines: "Связать строки: «И» вместо «Я»",
    asWritten: "Вернуть «Я»",
    by: (names: readonly string[]) => `Стихи: ${list(names)}`,
    kept: (n: number) => ru(n, "история", "истории", "историй"),
    poem: "Стихотворение",
    stories: "Истории",
    tellerWaits: "Остальные ищут вашу историю",
    hintThis: (n: number) => `Загадать историю ${number(n)}`,
    swapOne: "Сменить одну",
    swapNote: "Она уйдёт в сброс, взамен придёт новая. Так можно один раз за ход.",
    guessCostTwo: (n: number, name: string) =>
      `Ошибка ${n === 0 ? "очков не стоит, но историю" : "стоит очка, и историю"} сразу заберёт ${name}.`,
    verdictYours: "решите вы",
    nextHere: "Здесь ляжет ваша строка",
    endings: "Две концовки",
    chooseEnding: "Выберите концовку",
    endingNoteDrawn: "Жребий выпал вам: выберите концовку и получите очко.",
    tellerYou: "Рассказывали вы",
    tellerWas: (name: string) => `Рассказчик: ${name}`,
    parts: {
      ending: "концовка",
      fitting: (n: number) =>
        n === 0
          ? "подошедших строк нет"
          : ru(n, "строка подошла", "строки подошли", "строк подошло"),
      found: (n: number): string =>
        n === 0
          ? "история отгадана, но без своих строк"
          : `история отгадана, ${ru(n, "своя строка", "свои строки", "своих строк")}`,
      found_duo: "история отгадана",
      laid: "очко за строку",
      nobody: "историю никто не отгадал",
      told: (n: number): string =>
        n === 0
          ? "историю отгадали, но у отгадавшего нет строк"
          : `историю отгадали, ${ru(n, "строка", "строки", "строк")} отгадавшего`,
      wrong: (n: number) => `мимо: ${number(n)}`,
    },
    nextYourTurn: "Дальше: ваш ход",
    fileName: "стихи",
  },

  end: {
    won: "Вы победили!",
    winner: (names: readonly string[]) =>
      names.length === 1 ? `Победа: ${names[0]}` : `Победили ${list(names)}`,
    wonTogether: (names: readonly string[]) => `Победили ${list(["вы", ...names])}`,
    stopped: "Игру остановили",
    summary: (game: string, rounds: number) =>
      `${game} · ${ru(rounds, "раунд", "раунда", "раундов")}`,
    /** Why it is over, after the summary. */
    over: {
      points: (n: number) => `игра до ${ru(n, "очка", "очков", "очков")}`,
      cycles: (n: number) => `каждый рассказал ${times(n)}`,
      deck: "колода кончилась",
    },
    honours: "Кто чем отличился",
    foundMost: "Чаще всех находит",
    fooledMost: "Лучше всех сбивает со следа",
    bestClue: "Намёк вечера",
    bestClues: "Лучшие намёки",
    /** Of several who did it equally often. */
    tie: (text: string) => `поровну: ${text}`,
    foundMostNote: (n: number) => ru(n, "находка", "находки", "находок"),
    fooledMostNote: (n: number) => ru(n, "чужой голос", "чужих голоса", "чужих голосов"),
    bestClueNote: understood,
    matchedMost: "Чаще всех совпадает",
    matchedMostNote: (n: number) => ru(n, "совпадение", "совпадения", "совпадений"),
    foundStories: "Чаще всех отгадывает",
    fittingLines: "Самые точные строки",
    fittingLinesNote: (n: number) => ru(n, "строка подошла", "строки подошли", "строк подошло"),
    rounds: "Раунды вечера",
    again: "Сыграть ещё раз",
    other: "Другая игра",
    toLobby: "К столу",
    toTable: "За стол",
    begun: "Новая игра началась",
    going: "Идёт игра",
    lastGame: "Прошлая игра: альбом",
    record: "Скачать запись игры",
    hostStarts: (host: string) => `Новую игру начнёт хозяин стола: ${host}`,
    /** Another game than the one that is over. */
    hostChooses: (host: string, game: string) => `${host} выбирает: ${game}`,
    kept: (n: number) => `и ${ru(n, "история", "истории", "историй")}`,
  },

  menu: {
    title: "Стол",
    pause: "Пауза",
    resume: "Продолжить игру",
    name: "Ваше имя",
    rename: "Сменить",
    renamed: "Теперь вас зовут так.",
    settings: "Настройки стола",
    settingsNote: "Картинки сменятся со следующей игры, остальное\u00a0— сразу.",
    adjourn: "Доиграем в другой день",
    adjournDo: "Отложить игру",
    adjournNote: "Игра замрёт на этом месте. Её найдут все: на первой странице и по той же ссылке.",
    adjournNoteAlone: "Игра замрёт на этом месте. Она будет ждать вас на первой странице.",
    adjournWhen: "Когда?",
    adjournWord: "Например: в субботу вечером",
    removeWho: (name: string) => `Попросить уйти: ${name}`,
    end: "Закончить игру",
    endSure: "Закончить игру для всех? Очки останутся такими, как сейчас.",
    leave: "Встать из-за стола",
    leaveSure: "Место останется за вами: за вас будет играть бот, пока вы не вернётесь.",
    leaveLobby: "Уйти от этого стола?",
    seat: "Моё место на другом экране",
    seatNote:
      "Откройте эту ссылку на другом устройстве: там будете тоже вы. Никому её не показывайте.",
    seatCopy: "Скопировать ссылку на место",
    tv: "Открыть на телевизоре",
    screens: "Экраны",
    screen: (n: number) => `Экран ${n} показывает стол`,
    sendAway: "Отключить",
    notify: "Сообщать, когда мой ход",
    notifyInsecure:
      "По адресу без https браузер не даёт уведомлений. Они заработают, если открыть игру по https.",
    notifyDenied: "Уведомления запрещены в браузере: разрешите их в настройках сайта.",
    people: "За столом",
    thinks: "думает",
    looks: "смотрит итог",
    looksYou: "Вы смотрите итог",
    waits: "ждёт",
    skip: "Пусть бот сходит один раз",
    standIn: "Пусть играет бот",
    standInOff: "Вернуть место человеку",
    handOverTo: (name: string) => `Отдать место: ${name}`,
    remove: "Попросить уйти",
    removeSure: (name: string) => `Попросить уйти: ${name}?`,
    makeHost: "Сделать хозяином стола",
    help: "Помочь столу",
    helpNote: "Кто-то задумался? Нажмите на имя, чтобы помочь; об этом узнает весь стол.",
    home: "На главную",
  },

  slow: {
    label: "Кого ждём",
    hurry: "Поторопить",
    nudge: (names: readonly string[]) => `Поторопить: ${list(names)}`,
    nudged: (names: readonly string[]) => `Напомнили: ${list(names)}`,
    youAre: (name: string) => `${name} ждёт вашего хода`,
    you: "Вас поторопили: все ждут вашего хода",
    long: (name: string) => `Ход задерживается: ${name}`,
    longNote: "Если поторопят двое или ждать придётся долго, ход можно отдать боту.",
    away: (name: string) => `Нет на связи: ${name}`,
  },

  log: {
    came: (name: string) => `${name} за столом`,
    let_in: (by: string | null, name: string) =>
      `${does(by, "открывает", "открываете")} дверь, входит ${name}`,
    sat_down: (name: string) => `${name} садится играть`,
    renamed: (name: string, whom: string) => `${name} теперь ${whom}`,
    took_over: (name: string, whom: string) => `${name} играет вместо игрока ${whom}`,
    handed_over: (by: string | null, name: string, whom: string) =>
      `${does(by, "отдаёт", "отдаёте")} место: ${name} играет вместо игрока ${whom}`,
    skipped: (by: string | null, name: string) =>
      `${does(by, "просит", "просите")} бота сходить за игрока ${name}`,
    timed_out: (names: readonly string[]) =>
      names.length === 1
        ? `Время вышло, бот ходит за ${names[0] === "вы" ? "вас" : `игрока ${names[0]}`}`
        : `Время вышло, ходят боты. Не успели: ${list(names)}`,
    counted: (names: readonly string[]) => `Время вышло, засчитано выбранное: ${list(names)}`,
    away: (name: string) => `${name} не на связи, пока играет бот`,
    left: (name: string) => `${name} отходит, пока играет бот`,
    back: (name: string) => `${name} снова в игре`,
    stand_in: (by: string | null, name: string) =>
      `${does(by, "просит", "просите")} бота играть за игрока ${name}`,
    given_back: (by: string | null, name: string) =>
      `${does(by, "возвращает", "возвращаете")} место, ${name} снова в игре`,
    host: (name: string) => `Хозяин стола теперь ${name}`,
    host_you: "Хозяин стола теперь вы",
    host_by: (by: string | null, name: string) =>
      `${does(by, "передаёт", "передаёте")} стол, хозяин теперь ${name}`,
    host_lent: (name: string) => `Стол пока ведёт ${name}`,
    host_lent_you: "Стол пока ведёте вы",
    host_lent_by: (by: string | null, name: string) =>
      `${does(by, "передаёт", "передаёте")} стол, пока его ведёт ${name}`,
    went: (name: string) => `${name} уходит из-за стола`,
    shown_out: (by: string | null, name: string) =>
      `${name} больше не за столом: так ${by === null ? "решаете вы" : `решает ${by}`}`,
    settings: (by: string | null, names: readonly string[]) =>
      `${does(by, "меняет", "меняете")} ${list(names)}`,
    language: (by: string | null, value: string) =>
      `${does(by, "меняет", "меняете")} язык намёков и стихов: теперь ${value}`,
    changed: {
      pace: "время на ход",
      knock: "вход со стуком",
      decks: "картинки следующей игры",
      late: "места опоздавшим",
      talk: "речь ботов",
    } as Readonly<Record<string, string>>,
    paused: (by: string | null) => `${does(by, "ставит", "ставите")} игру на паузу`,
    resumed: (by: string | null) => `${does(by, "продолжает", "продолжаете")} игру`,
    adjourned: (by: string | null, word: string) =>
      `${does(by, "откладывает", "откладываете")} игру${word ? `: «${word}»` : " на другой день"}`,
    began: (by: string | null) => `${does(by, "начинает", "начинаете")} игру`,
    stopped: (by: string | null) => `${does(by, "останавливает", "останавливаете")} игру`,
  },

  chat: {
    title: "Разговор",
    placeholder: "Сообщение",
    send: "Отправить",
    empty: "Здесь пока тихо. Скажите что-нибудь.",
    unread: (n: number) => ru(n, "новое сообщение", "новых сообщения", "новых сообщений"),
    react: "Реакции",
    gone: "кто-то",
  },

  link: {
    lost: "Связь пропала",
    lostNote: "Ваше место держим. Пробуем снова.",
    now: "Попробовать сейчас",
    halted: "Стол ждёт: сервер пока не может ничего сохранить",
    haltedNote: "Ничего не потеряно. Игра продолжится сама.",
    removed: "Вас попросили уйти",
    removedNote: "Хозяин стола решил играть дальше без вас.",
    refused: "Вас не впустили",
    refusedNote:
      "Хозяин стола пока не открыл вам. Может быть, он вас не узнал: назовитесь и постучитесь ещё раз.",
    noTable: "Такого стола нет",
    noTableNote:
      "Проверьте код: слово и две цифры, например «Луна-27». Столы, за которыми давно не играли, убирают.",
    flood: "Слишком много сразу",
    floodNote: "Сервер попросил отдохнуть минуту.",
    home: "На главную",
    fresh: "Вышла новая версия",
    freshNote: "Обновите страницу: всё, что вы написали, останется.",
    part: "Часть страницы не загрузилась",
    pageNote: "Пробуем снова. Страница оживёт сама.",
    offlineNote:
      "Как только связь появится, стол откроется сам. А пока можно полистать правила и картинки.",
    reload: "Обновить",
    missing: "Такой страницы нет",
    missingNote: "Может быть, ссылка скопирована не целиком.",
    trouble: "Что-то пошло не так",
    again: "Попробовать ещё раз",
  },

  errors: {
    no_connection: "Нет связи с сервером. Попробуйте ещё раз.",
    server_trouble: "Сервер не справился. Попробуйте ещё раз.",
    unknown: "Не получилось. Попробуйте ещё раз.",
  } as Readonly<Record<string, string>>,

  rules: {
    title: "Правила",
    intro:
      "Шесть игр по книгам, пункт за пунктом, с примерами. Где книга молчит, сказано, как мы её прочли.",
    missing: "Таких правил нет",
    contents: "Содержание",
    players: (text: string) => `${text}\u00a0человек`,
    own: "Свои правила",
    reading: "Наше прочтение",
    example: "Пример",
    exampleOf: (n: number) => `Пример\u00a0${n}`,
    tells: (name: string) => `Рассказывает ${name}`,
    target: "карта рассказчика",
    hint: "намёк",
    rest: (n: number) => `И ещё ${cards(n)} без голосов.`,
    play: "Накрыть стол",
    other: "Другие правила",
  },

  now: {
    title: "Что сейчас?",
    label: (text: string) => `${text}. Что сейчас?`,
    whole: "Все правила с примерами",
    own: "За этим столом свои правила",
    ownNote: "В тексте числа из книги, а у вас:",
    value: (name: string, value: string) => `${name}: ${value}`,
  },

  guide: {
    /** By the game that is learned, the first lesson first. */
    start: {
      odyssey: "Научиться за две минуты",
      poetry: "Научиться «Поэзии»",
    } as Readonly<Record<string, string>>,
    label: "Подсказка",
    understood: "Понятно",
    marks: {
      hello:
        "За столом вы и четыре бота. Один намекает на свою карту, остальные ищут её среди похожих. Побеждает тот, кто первым наберёт 30\u00a0очков.",
      tell: "Начинаете вы. Выберите картинку и намекните на неё: пусть поймут некоторые, но не все.",
      tellOthers:
        "Теперь рассказывает другой. Он придумает намёк к своей карте, а все подложат похожие.",
      give: "Какую вашу карту примут за карту рассказчика? За каждый голос на ней вам очко.",
      gave: "Ваша карта ляжет на стол вперемешку с остальными: где чья, не видно.",
      giveTeller: "Остальные подкладывают похожие карты, чтобы запутать друг друга.",
      vote: "Одна из этих карт\u00a0— рассказчика. Найдёте её\u00a0— получите 3 очка, а если найдут все\u00a0— 2.",
      voted: "Голос отдан. Когда проголосуют все, карты откроются разом.",
      voteTeller:
        "Хорошо, если вашу карту найдут некоторые. Найдут все или никто\u00a0— вы без очков.",
      revealTeller:
        "Нашли некоторые\u00a0— им и вам по 3. Все или никто\u00a0— вам ничего, остальным по 2. Им ещё по очку за каждый голос на своей карте. В следующем раунде ищете вы.",
      reveal:
        "Нашли некоторые\u00a0— им и рассказчику по 3. Все или никто\u00a0— остальным по 2. И очко за каждый голос на вашей карте.",
    },
    poem: {
      hello:
        "За столом вы и два бота. Один загадывает картинку\u00a0— историю\u00a0— и говорит о ней стихами, остальные её отгадывают. Побеждает тот, у кого в конце больше очков.",
      numbers: "Слева от строки её номер: он пригодится, только если очков поровну и тянут жребий.",
      tokens:
        "Кружки под именем\u00a0— фишки: каждая строка стоит одной. Кончились\u00a0— остаётся отгадывать.",
      tell: "Начинаете вы. Загадайте историю и положите строку о ней\u00a0— лучше такую, что подойдёт и к другим.",
      tellerWaits:
        "Остальные по очереди кладут строки и отгадывают. Ваше дело\u00a0— судить, подходит ли строка.",
      judge:
        "Говорит ли строка о вашей истории, хоть одной деталью? Ответьте честно: по ответам её и найдут.",
      tellOthers: "Теперь загадывает другой. Он положит первую строку, и ваша очередь искать.",
      listen: "Следите, какие строки подошли, а какие нет: так и находят историю. Скоро ваш ход.",
      move: "Положите строку о той истории, что на примете: рассказчик скажет, подходит ли она.",
      guess: "Фишки кончились: остаётся назвать историю.",
      ending: "У вас меньше всех очков\u00a0— за вами последняя строка. Она приносит очко.",
      endingOthers: "Стихотворение завершает тот, у кого меньше всех очков. За концовку ему очко.",
      reveal:
        "Отгадавшему\u00a0— по очку за каждую свою строку, рассказчику столько же. Остальным\u00a0— по очку за те, что подошли.",
    },
    sure: (n: number) =>
      n === 0
        ? "Отгадка пока не даст очков."
        : `Уверены\u00a0— отгадывайте: сейчас это ${points(n)}.`,
    doneTitle: "Вот и вся игра",
    done: "Намекнуть, подложить, найти. Рассказывают все по очереди, играют до тридцати очков.",
    donePoem:
      "Загадать, сложить стихи, отгадать. Каждый рассказывает по нескольку раз, а стихи остаются в альбоме.",
    playOn: "Играть дальше",
    friends: "Накрыть стол для друзей",
    rules: "Правила целиком",
  },

  gallery: {
    title: "Картинки",
    intro: "Все колоды этого сервера. Откройте любую, чтобы рассмотреть её карты.",
    by: (name: string) => `Автор: ${name}`,
    licence: (text: string) => `Лицензия: ${text}`,
    missing: "Такой колоды нет",
    all: "Все колоды",
    look: (n: number, of: number, caption: string) =>
      caption ? `Карта ${n} из ${of}: ${caption}` : `Карта ${n} из ${of}`,
  },

  tv: {
    enterTitle: "Показать стол на этом экране",
    enterNote: "Код виден у хозяина стола. Он и впустит этот экран.",
    enter: "Показать",
    sentAway: "Этот экран отключили от стола",
    sentAwayNote: "Хозяин стола может впустить его снова.",
    waitTitle: "Попросите хозяина стола впустить этот экран",
    waitNote: (code: string) => `Стол ${code}. У хозяина уже видна кнопка «Впустить».`,
    unlet: (host: string) =>
      `Этот экран ещё не впустили: ${host} видит у себя кнопку «Впустить». Без неё игра здесь не появится.`,
    join: "Садитесь играть",
    watch: "Смотреть или сесть",
    pickOnPhone: "Выбирайте на телефоне.",
    lobbyNote: "Наведите камеру или введите код",
    clueWait: "Какой будет намёк?",
    waitingFor: (names: readonly string[]) => `Думают: ${list(names)}`,
    waitingMany: (n: number) => `${n === 1 ? "Думает" : "Думают"} ещё ${howMany(n)}`,
    waitingTeams: (n: number) =>
      `${n === 1 ? "Думает" : "Думают"} ещё ${ru(n, "команда", "команды", "команд")}`,
    waitingGone: (text: string, names: readonly string[]) => `${text}. Нет на связи: ${few(names)}`,
    keys: "F\u00a0— во весь экран, L\u00a0— день или вечер, щелчок прячет курсор",
    raceNote: "Придумали намёк к одной из своих карт? Вызывайтесь на телефоне.",
    raceNoteTeam: "Придумали намёк, к которому напарник найдёт карту? Вызывайтесь на телефоне.",
    raceNoteCovered: "Скажете первое, что придёт в голову? Вызывайтесь на телефоне.",
    partnerGives: (name: string) => `Карту к намёку отдаст напарник: ${name}`,
    laid: (n: number, of: number) => `На столе ${n} из ${ru(of, "карты", "карт", "карт")}`,
    listen: "Намёк звучит на телефонах.",
    watchClip: "Намёк видно на телефонах.",
    twoVotes: "Можно отдать один голос или два.",
    redNote: "У рассказчика ещё и красный маркер: карта под ним не принесёт очков.",
    poemWait: "О чём будут стихи?",
    poemLine: "Строка или отгадка?",
    again: "Играем ещё?",
  },

  album: {
    open: "Открыть альбом",
    of: (game: string, rounds: number, day: Date) =>
      `${game} · ${ru(rounds, "раунд", "раунда", "раундов")} · ${date(day, months)}`,
    what: "Что показать",
    pages: "Альбом",
    replay: "Пересмотреть",
    race: "Как шли к победе",
    raceSeen: (sides: readonly string[]) => `Очки по раундам. В конце: ${list(sides)}.`,
    raceTable: "Очки таблицей",
    start: "Начало",
    result: "Итог",
    leaves: "Раунды",
    leaf: (n: number, of: number) => `Раунд ${n} из ${of}`,
    gained: signed,
    wrong: (name: string, n: number) => `Мимо: ${name}, №\u00a0${n}`,
    noRounds: "Ни одного раунда не доиграли.",
    print: "Напечатать",
    share: "Поделиться",
    shareText: "Наш альбом из «Намёка»",
    shared: "Альбом видят все, у кого есть ссылка.",
    forget: "Убрать моё имя",
    forgetSure:
      "Убрать ваше имя и все ваши сообщения за этим столом? Вернуть их не получится. Намёки и карты останутся.",
    forgotten: "Вашего имени здесь больше нет.",
    gone: "Альбом не открылся",
    madeWith: "Намёк",
  },

  replay: {
    who: "Чьими глазами",
    all: "Всё открыто",
    watcher: "Со стороны",
    play: "Смотреть",
    pause: "Пауза",
    back: "На ход назад",
    on: "На ход вперёд",
    roundBack: "К началу раунда",
    roundOn: "К следующему раунду",
    where: "Место в игре",
    moveOf: (n: number, of: number) => `Ход ${n} из ${of}`,
    deal: "Карты розданы",
    helped: "за игрока ходит бот",
    race: (name: string) => `Начинает ${name}`,
    telling: (name: string) => `Намекает ${name}`,
    giving: (name: string) => `Карту кладёт ${name}`,
    voting: (name: string) => `Голосует ${name}`,
    hint: (name: string) => `Намекает ${name}`,
    swap: (name: string) => `Строку меняет ${name}`,
    line: (name: string) => `Строка: ${name}`,
    judge: (fits: boolean): string => (fits ? "Строка подходит" : "Строка не подходит"),
    guess: (name: string) => `Отгадывает ${name}`,
    ending: (name: string) => `Концовка: ${name}`,
    roundOver: "Итог раунда",
    hands: "Карты на руках",
    lines: "Строки на руках",
    onTable: "На столе",
    covered: "карты закрыты",
    failed: "Эту игру не удалось открыть заново.",
  },

  circle: {
    title: "Наш круг",
    open: "Наш круг",
    games: (n: number) =>
      n === 0
        ? "Доигранных партий ещё нет, но раунды считаются"
        : `${ru(n, "партия", "партии", "партий")} за этим столом`,
    empty: "Круг только собирается",
    emptyNote:
      "Доиграйте партию вдвоём или большей компанией, боты не в счёт. Здесь появится, кто кого понимает с полуслова. Стол помнит всех, кто возвращается по той же ссылке.",
    early: "Пока мало партий, и случай шутит. Возвращайтесь по той же ссылке.",
    finds: "Кто кого понимает",
    findsNote:
      "В строке\u00a0— кто ищет, в столбце\u00a0— чья карта: сколько раз нашлась и сколько раз искали.",
    findsBest: (who: string, whom: string, n: number, of: number) =>
      `Рассказывает ${whom}, ищет ${who}: ${n} из ${of}`,
    fooled: "Кто кому верит зря",
    fooledNote: "В строке\u00a0— чей голос, в столбце\u00a0— чья карта-обманка.",
    fooledBest: (who: string, whom: string, n: number, of: number) =>
      `Голосует ${who}, обманывает ${whom}: ${n} из ${of}`,
    splits: "Чьи намёки делят стол",
    splitsNote: "Намёк удался, когда поняли не все, но кто-то понял.",
    won: "Победы",
    stories: "Отгаданные истории",
    lines: "Строки, которые подошли",
    share: (n: number, of: number) => `${n} из ${of}`,
    never: "ещё не было случая",
    seeker: "Кто",
  },
};

export type Catalogue = typeof catalogue;
