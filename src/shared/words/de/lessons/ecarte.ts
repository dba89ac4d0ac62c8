// The guided partie of Écarté in German.
import type { EcarteNote } from '../../../games/ecarte-lesson.ts'
import type { LessonNotes } from '../../lesson-words.ts'

const UNHURRIED =
  'Das dürfen Sie ausspielen. Doch dieses Spiel ist für die Karte gelegt, die der Zettel nennt: Spielen Sie sie, und Sie werden sehen, warum.'

export const notes: LessonNotes<EcarteNote> = {
  cards: {
    chapter: 'Erstes Spiel: der Tausch',
    title: 'Zweiunddreißig Karten, fünf für jeden',
    text: [
      'Zwei spielen; wer zuerst fünf Punkte hat, gewinnt die *Partie*. Ein Spiel hat fünf Stiche: Drei davon bringen einen Punkt, alle fünf zwei (E-24).',
      'Von oben nach unten: *König, Dame, Bube, Ass, 10, 9, 8, 7*. Achtung, das Ass: Es steht unter dem Buben (E-1: so eine Nummer schlägt das Regelbuch an dieser Stelle auf).',
      'Die andere Seite hat die höhere Karte gezogen und gibt (E-3): fünf Karten für jeden; die elfte wird aufgeschlagen und macht Trumpf (E-4, E-5).',
      'Was übrig bleibt, liegt daneben, der *Talon*. Wer nicht gibt, heißt *Vorhand*: Das sind jetzt Sie.',
    ],
    task: 'Lassen Sie geben: mit dem Knopf auf dem Tuch.',
  },
  propose: {
    title: 'Spielen oder vorschlagen?',
    text: [
      'Die Herzacht ist aufgeschlagen, also ist Herz Trumpf. Wäre es ein König, so hätte der Geber gleich einen Punkt angelegt (E-5).',
      'Die Vorhand spricht zuerst; sie spielt ihre Karten, wie sie sind, oder sie schlägt einen Tausch vor, *Je propose*, den der Geber annehmen oder ablehnen kann (E-7).',
      'Ein Trumpf und ein König machen selten drei Stiche; Sie wollen also andere Karten. Und wer ohne Antrag spielt, ist *verwundbar*: Verliert er, so kostet es zwei Punkte statt eines (E-15).',
    ],
    task: 'Schlagen Sie einen Tausch vor.',
    wrong: {
      stand:
        'Sie dürfen spielen, wie es liegt. Doch dieses Blatt verliert zu oft, und Sie wären verwundbar: Es kostete Sie zwei Punkte. Schlagen Sie den Tausch vor.',
    },
  },
  discard: {
    title: 'Weglegen',
    text: [
      'Angenommen. Nun sagen Sie, wie viele Karten Sie wollen, und legen ebenso viele verdeckt weg; dann tut der Geber dasselbe, und beide ziehen vom Talon (E-8).',
      'Trümpfe und Könige behält man. Die drei anderen taugen wenig.',
    ],
    task: 'Wählen Sie Kreuzneun, Kreuzsieben und Karoacht und legen Sie sie weg.',
    wrong: {
      discard:
        'Jede Zahl wäre erlaubt. Behalten Sie die Trumpfdame und den Pikkönig und legen Sie die drei anderen weg: Jede gezogene Karte kann ein Trumpf sein.',
    },
  },
  stand: {
    title: 'Ein König kommt',
    text: [
      'Sie haben König und Sieben in Trumpf und das Pikass gezogen. Der Geber hat drei Karten genommen: Die Zahlen sind offen, die Karten nicht.',
      'Sie dürfen wieder vorschlagen, solange Karten da sind und der Geber mag (E-11). Nach einem Tausch wird niemand mehr verwundbar.',
      'Doch mit drei Trümpfen, darunter den beiden höchsten, und noch einem König sind drei Stiche so gut wie sicher. Mit drei Trümpfen soll man nach den Büchern immer spielen (J-a).',
    ],
    task: 'Spielen Sie: *Je joue*.',
    wrong: {
      propose:
        'Das ginge. Doch Ihre drei Stiche sind jetzt so gut wie sicher, und ein zweiter Tausch könnte nur noch dem Geber helfen. Spielen Sie.',
    },
  },
  king: {
    chapter: 'Erstes Spiel: König, Punkt, Vole',
    title: 'Der Trumpfkönig',
    text: [
      'Wer den Trumpfkönig hält, darf ihn melden und legt einen Punkt an (E-16). Die Vorhand muss es vor ihrem ersten Ausspielen tun; liegt eine Karte, ist es zu spät (E-17).',
    ],
    task: 'Melden Sie den König, bevor Sie ausspielen.',
    wrong: {
      play: 'Sie dürfen gleich ausspielen, doch dann ist der Punkt für den König verloren: Die Vorhand meldet ihn vor ihrer ersten Karte (E-17). Melden Sie ihn zuerst.',
    },
  },
  leadKing: {
    title: 'Das erste Ausspielen',
    text: [
      'Ein Punkt ist angelegt. Die Vorhand spielt aus. Wer folgt, ist weniger frei als beim Whist: Er muss in der Farbe *übernehmen*, wenn er kann; sonst bedienen; hat er die Farbe nicht, so muss er stechen (E-21).',
      'Drei Stiche braucht man. Spielen Sie den besten Trumpf: Nichts schlägt ihn, und hat der andere einen Trumpf, so muss er ihn zugeben.',
    ],
    task: 'Spielen Sie den Herzkönig aus.',
    wrong: {
      QH: 'Die Dame täte es auch: Die einzige Karte über ihr haben Sie selbst. Doch beginnen Sie mit dem König.',
      AS: 'Das Ass ist hier nicht das Höchste: Dame und Bube schlagen es. Spielen Sie den Herzkönig aus.',
      play: UNHURRIED,
    },
  },
  leadQueen: {
    title: 'Noch einmal Trumpf',
    text: [
      'Er musste mit dem Ass bedienen, und es fiel. Wer einen Stich macht, spielt zum nächsten aus (E-20).',
      'Vielleicht hat er noch einen Trumpf und könnte damit Ihren Pikkönig stechen. Die Dame ist jetzt der höchste: Spielen Sie sie und holen Sie ihm auch diesen.',
    ],
    task: 'Spielen Sie die Herzdame aus.',
    wrong: { play: UNHURRIED },
  },
  third: {
    title: 'Er hat keinen Trumpf mehr',
    text: [
      'Er hatte kein Herz und warf ein Karo ab: Seine Trümpfe sind heraus. Nun kann nichts Ihren Pikkönig schlagen. Hat er Pik, so muss er bedienen; hat er keines, so hat er nichts, womit er stechen könnte.',
    ],
    task: 'Spielen Sie den Pikkönig aus.',
    wrong: {
      '7H': 'Die Trumpfsieben machte den Stich auch, doch das kann sie jederzeit. Spielen Sie den Pikkönig aus.',
      play: UNHURRIED,
    },
  },
  ace: {
    title: 'Der Punkt und die Vole',
    text: [
      'Drei Stiche sind der *Punkt*: einer für Sie (E-24). Ob drei oder vier, ist gleich, doch alle fünf, die *Vole*, zählen zwei.',
      'Versuchen Sie es. Ihr letzter Trumpf macht seinen Stich gewiss, jetzt oder später; also hängt alles am Ass. Denken Sie an die Ordnung: Pikkönig und Pikdame sind gefallen, und nur der Bube steht noch über ihm.',
    ],
    task: 'Spielen Sie das Pikass aus.',
    wrong: {
      '7H': 'Das ginge ebenso gut, doch das Ass zeigt, was an der Ordnung der Karten sonderbar ist.',
    },
  },
  fifth: {
    title: 'Das Ass steht unter dem Buben',
    text: [
      'Der Pikbube hat Ihr Ass genommen, wie er musste. Die Vole ist dahin, der Punkt nicht.',
      'Nun spielt er den Karokönig aus. Sie haben kein Karo, und Ihr letzter Trumpf sticht auch einen König.',
    ],
    task: 'Spielen Sie Ihre letzte Karte.',
  },
  markers: {
    chapter: 'Zweites Spiel: Sie geben',
    title: 'Die Marken',
    text: [
      'Zwei Punkte haben Sie: einen für den König, einen für die Stiche. Jeder hat vier Marken und schiebt für jeden Punkt eine hinüber: Ihre gehen von rechts nach links, die des anderen, der Ihnen gegenübersitzt, von links nach rechts. Der fünfte Punkt braucht keine, denn er beendet die Partie (E-28, E-30). Daneben stehen die Zahlen.',
      'Das Geben wechselt nach jedem Spiel (E-6). Jetzt geben Sie. Wie Sie austeilen, dürfen Sie wählen; hier ändert es nichts.',
    ],
    task: 'Geben Sie die Karten.',
  },
  answer: {
    title: 'Ein König wird aufgeschlagen',
    text: [
      'Sie haben den Kreuzkönig aufgeschlagen: sogleich ein Punkt für den Geber, Ihr dritter (E-5).',
      'Die Vorhand schlägt einen Tausch vor. Sie halten einen Trumpf und einen König, wie im ersten Spiel, und wollen also auch andere Karten.',
    ],
    task: 'Nehmen Sie an.',
    wrong: {
      refuse:
        'Sie dürfen ablehnen: Dann wird gespielt, wie es liegt. Doch wer den ersten Antrag ablehnt, ist verwundbar und büßt zwei Punkte, wenn er verliert (E-15). Nehmen Sie an.',
    },
  },
  dealerDiscards: {
    title: 'Der Geber tauscht',
    text: [
      'Die Vorhand hat drei Karten weggelegt; sie zieht drei, sobald auch Sie weggelegt haben. Nun sind Sie an der Reihe: Der Geber darf auch keine nehmen, doch er tauscht nie, wenn die Vorhand nicht tauscht (E-9). Wie vorhin behält man Trümpfe und Könige.',
    ],
    task: 'Behalten Sie Kreuzneun und Herzkönig; legen Sie die drei anderen weg.',
    wrong: {
      discard:
        'Das ist erlaubt. Doch Trümpfe und Könige behält man und tauscht den Rest: Legen Sie die drei anderen weg.',
    },
  },
  refuse: {
    title: '„Jouez!“',
    text: [
      'Die Vorhand schlägt zum zweiten Mal vor; sie ist mit ihrem Blatt nicht zufrieden. Getauscht ist schon, also macht eine Ablehnung niemanden mehr verwundbar.',
      'Sie haben noch einen König gezogen. Mit einem Trumpf und zwei Königen nähmen Sie nur zwei Karten; weniger als drei zu nehmen ist selten gut (L-10), und der andere könnte nehmen, so viele er will.',
    ],
    task: 'Lehnen Sie ab.',
    wrong: {
      accept:
        'Das ginge. Doch Sie hätten nur zwei Karten zu tauschen und er vielleicht mehr; und eine Ablehnung macht Sie nicht mehr verwundbar. Lehnen Sie ab.',
    },
  },
  beat: {
    chapter: 'Zweites Spiel: stechen und bedienen',
    title: 'Man muss übernehmen',
    text: [
      'Er spielt den Pikbuben aus. Sie halten zwei Pik, und eines schlägt ihn. Versuchen Sie ruhig eine andere Karte: Der Tisch sagt, welche Regel sie verbietet, und ihre Nummer führt ins Regelbuch.',
      'Hätten Sie den Trumpfkönig in der Hand, so müssten Sie ihn jetzt melden: Der Geber tut es, bevor er seine erste Karte spielt (E-17). In diesem Spiel ist er aufgeschlagen.',
    ],
    task: 'Übernehmen Sie den Buben mit dem Pikkönig.',
  },
  ownLead: {
    title: 'Sie spielen aus',
    text: [
      'Ihr Stich. Spielen Sie Ihren anderen König: Nur ein Trumpf kann ihn schlagen. Den eigenen Trumpf sparen Sie; er macht einen Stich, wenn der andere eine Farbe ausspielt, die Sie nicht haben.',
    ],
    task: 'Spielen Sie den Herzkönig aus.',
    wrong: {
      '9C': 'Ihr einziger Trumpf ist mehr wert, wenn Sie mit ihm stechen können. Spielen Sie den Herzkönig aus.',
      play: 'Das dürfen Sie. Doch diese Karte wird von vielen anderen geschlagen, der König nur von einem Trumpf. Spielen Sie den Herzkönig aus.',
    },
  },
  follow: {
    title: 'Man muss bedienen',
    text: [
      'Er hatte kein Herz und musste Ihren König stechen. Nun spielt er die Pikzehn aus. Schlagen können Sie sie in Pik nicht, doch Sie haben ein Pik und müssen es zugeben; stechen dürfen Sie nicht (E-21).',
    ],
    task: 'Geben Sie die Piksieben zu.',
  },
  trump: {
    title: 'Man muss stechen',
    text: [
      'Er spielt ein Karo aus, und Sie haben keines. Beim Whist könnten Sie abwerfen, was Sie wollen: Hier muss stechen, wer nicht bedienen kann.',
    ],
    task: 'Stechen Sie mit der Kreuzneun.',
  },
  lastLead: {
    title: 'Zwei Stiche für jeden',
    text: [
      'Der letzte Stich entscheidet. Herz hat er nicht, wie Sie gesehen haben: Ihre Zehn macht den Stich, wenn seine letzte Karte kein Trumpf ist.',
    ],
    task: 'Spielen Sie die Herzzehn aus.',
  },
  thirdDeal: {
    chapter: 'Drittes Spiel: ein abgelehnter Antrag',
    title: 'Drei zu eins',
    text: [
      'Es war die Kreuzsieben. Die Vorhand legt einen Punkt an, obwohl Sie nichts falsch gemacht haben. Einen und nicht zwei, weil getauscht worden war: Hätten Sie seinen *ersten* Antrag abgelehnt, so wären es zwei.',
      'Jetzt gibt die andere Seite.',
    ],
    task: 'Lassen Sie geben.',
  },
  proposeAgain: {
    title: 'Wieder Vorhand',
    text: [
      'Karo ist Trumpf. Wieder ein Trumpf und ein König: nicht genug, um gleich zu spielen, auch wenn der Trumpf eine Dame ist.',
      'Mit manchen Blättern soll die Vorhand stets ohne Antrag spielen und der Geber ablehnen; die Bücher zählen sie auf, und der Ratgeber kennt sie (H).',
    ],
    task: 'Schlagen Sie einen Tausch vor.',
    wrong: {
      stand:
        'Das dürfen Sie, und es könnte gut gehen. Doch es geht zu oft schlecht, und Sie wären verwundbar. Schlagen Sie den Tausch vor.',
    },
  },
  refused: {
    title: 'Er lehnt ab',
    text: [
      '*Jouez!* Er hat den ersten Antrag abgelehnt: Nun ist er verwundbar. Machen Sie drei Stiche, so legen Sie zwei Punkte an statt einem, und für die Vole drei (E-25).',
      'Er muss etwas haben, wohl auch einen Trumpf, mit dem er Ihren Pikkönig stechen könnte. Spielen Sie zuerst den Ihren: Nur der Trumpfkönig steht über ihm, und jeden anderen muss er zugeben.',
    ],
    task: 'Spielen Sie die Karodame aus.',
    wrong: {
      KS: 'Ihr König hält nur, wenn er ihn nicht stechen kann. Holen Sie ihm erst einen Trumpf: Spielen Sie die Karodame aus.',
      play: UNHURRIED,
    },
  },
  second: {
    title: 'Jetzt der König',
    text: [
      'Sein Bube musste bedienen. Hat er keinen anderen Trumpf, so kann nichts mehr Ihren Pikkönig schlagen.',
    ],
    task: 'Spielen Sie den Pikkönig aus.',
    wrong: { play: UNHURRIED },
  },
  point: {
    title: 'Der dritte Stich',
    text: [
      'Er musste mit der Dame bedienen. Noch ein Stich, und das Spiel ist Ihres. In Pik stehen nur noch Bube und Ass über Ihrer Zehn, in Herz fünf Karten über Ihrer Neun.',
    ],
    task: 'Spielen Sie die Pikzehn aus.',
    wrong: {
      play: 'Das dürfen Sie. Doch ein Herz wird von viel mehr Karten geschlagen als die Pikzehn. Spielen Sie die Zehn.',
    },
  },
  vole: {
    title: 'Drei Stiche',
    text: [
      'Er hatte weder Pik noch einen Trumpf. Zwei Punkte sind sicher: der Punkt und noch einer, weil er abgelehnt hat. Gespielt wird bis zum Ende, denn alle fünf zählten drei.',
    ],
    task: 'Spielen Sie die Herzneun aus.',
    wrong: {
      '8H': 'Das kommt auf dasselbe heraus. Spielen Sie die Neun; sie ist die bessere Karte.',
    },
  },
  lastCard: {
    title: 'Keine Vole',
    text: ['Die Herzdame musste die Neun nehmen.'],
    task: 'Spielen Sie Ihre letzte Karte.',
  },
  end: {
    chapter: 'Was die Partie zählt',
    title: 'Die Partie gehört Ihnen',
    text: [
      'Fünf zu eins. Eine Partie ist drei wert, wenn der Verlierer keinen Punkt hat, zwei bei einem oder zweien, sonst eins (E-29). Diese wäre zwei wert.',
      'An einem eigenen Tisch können Sie auch ein Spiel oder die ganze Partie aufgeben (G-1, G-2). Was der Tisch von Ihnen will, steht über Ihren Karten, F1 öffnet die Regeln, und H fragt den Ratgeber.',
      'Ihr nächster Gegner ist ein Anfänger, der manches übersieht; stärkere Spieler warten im Saal.',
    ],
    task: 'Setzen Sie sich zu einer eigenen Partie.',
  },
}
