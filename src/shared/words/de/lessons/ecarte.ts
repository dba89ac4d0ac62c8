// The guided partie of Écarté in German.
import type { EcarteNote } from '../../../games/ecarte-lesson.ts'
import type { LessonNotes } from '../../lesson-words.ts'

const UNHURRIED =
  'Das dürfen Sie ausspielen. Doch dieses Spiel ist für die Karte gelegt, die der Zettel nennt: Spielen Sie sie, und Sie werden sehen, warum.'

export const notes: LessonNotes<EcarteNote> = {
  cards: {
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
      'Die Vorhand spricht zuerst: Sie spielt ihre Karten, wie sie sind, oder sie schlägt einen Tausch vor, *Je propose*, den der Geber annehmen oder ablehnen kann (E-7).',
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
      'Sie haben den Trumpfkönig, das Pikass und die Karozehn gezogen. Der Geber hat zwei Karten genommen: Die Zahlen sind offen, die Karten nicht.',
      'Sie dürfen wieder vorschlagen, solange Karten da sind und der Geber mag (E-11). Nach einem Tausch wird niemand mehr verwundbar.',
      'Mit zwei hohen Trümpfen und einem König kann man spielen.',
    ],
    task: 'Spielen Sie: *Je joue*.',
    wrong: {
      propose:
        'Das ginge. Doch mit König und Dame in Trumpf und noch einem König stehen Sie gut, und ein zweiter Tausch hilft auch dem Geber. Spielen Sie.',
    },
  },
  king: {
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
      'Drei Stiche braucht man. Spielen Sie den besten Trumpf: Er macht den Stich und holt einen der seinen.',
    ],
    task: 'Spielen Sie den Herzkönig aus.',
    wrong: {
      AS: 'Das Ass ist hier nicht das Höchste: Dame und Bube schlagen es. Spielen Sie den Herzkönig aus.',
      play: UNHURRIED,
    },
  },
  leadQueen: {
    title: 'Noch einmal Trumpf',
    text: ['Er musste mit dem Ass bedienen, und es fiel. Wer einen Stich macht, spielt zum nächsten aus (E-20).'],
    task: 'Spielen Sie die Herzdame aus.',
    wrong: { play: UNHURRIED },
  },
  third: {
    title: 'Er hat keinen Trumpf mehr',
    text: [
      'Er hatte kein Herz und warf ein Karo ab. Nun kann nichts Ihren Pikkönig schlagen: Hat er Pik, so muss er bedienen, und Trumpf hat er keinen mehr.',
    ],
    task: 'Spielen Sie den Pikkönig aus.',
    wrong: { play: UNHURRIED },
  },
  ace: {
    title: 'Der Punkt und die Vole',
    text: [
      'Drei Stiche sind der *Punkt*: einer für Sie (E-24). Ob drei oder vier, ist gleich, doch alle fünf, die *Vole*, zählen zwei.',
      'Versuchen Sie es. Denken Sie an die Ordnung: Pikkönig und Pikdame sind gefallen, und nur der Bube steht noch über Ihrem Ass.',
    ],
    task: 'Spielen Sie das Pikass aus.',
    wrong: { '10D': 'Das ginge ebenso gut, doch das Ass zeigt, was an der Ordnung der Karten sonderbar ist.' },
  },
  fifth: {
    title: 'Das Ass steht unter dem Buben',
    text: ['Der Pikbube hat Ihr Ass genommen, wie er musste. Die Vole ist dahin, der Punkt nicht.'],
    task: 'Spielen Sie Ihre letzte Karte.',
  },
  markers: {
    title: 'Die Marken',
    text: [
      'Zwei Punkte haben Sie: einen für den König, einen für die Stiche. Jeder hat vier Marken und schiebt für jeden Punkt eine von seiner Rechten zur Linken; der fünfte braucht keine, denn er beendet die Partie (E-28, E-30). Daneben stehen die Zahlen.',
      'Das Geben wechselt nach jedem Spiel (E-6). Jetzt geben Sie. Die Würfe dürfen Sie wählen; hier ändern sie nichts.',
    ],
    task: 'Geben Sie die Karten.',
  },
  answer: {
    title: 'Ein König wird aufgeschlagen',
    text: [
      'Sie haben den Kreuzkönig aufgeschlagen: sogleich ein Punkt für den Geber, Ihr dritter (E-5).',
      'Die Vorhand schlägt einen Tausch vor. Sie halten einen Trumpf und einen König und wollen also auch andere Karten.',
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
      'Die Vorhand hat zwei genommen. Nun sind Sie an der Reihe; der Geber darf auch keine nehmen, doch er tauscht nie, wenn die Vorhand nicht tauscht (E-9).',
    ],
    task: 'Behalten Sie Kreuzass und Herzkönig; legen Sie die drei anderen weg.',
    wrong: {
      discard:
        'Das ist erlaubt. Doch Trümpfe und Könige behält man und tauscht den Rest: Legen Sie die drei anderen weg.',
    },
  },
  refuse: {
    title: '„Jouez!“',
    text: [
      'Die Vorhand schlägt zum zweiten Mal vor. Getauscht ist schon, also macht eine Ablehnung niemanden mehr verwundbar. Ihr Blatt ist leidlich; geben Sie ihm keine weitere Gelegenheit, das seine zu bessern.',
    ],
    task: 'Lehnen Sie ab.',
    wrong: {
      accept:
        'Das ginge. Doch wer zweimal vorschlägt, ist mit seinem Blatt nicht zufrieden, und eine Ablehnung kostet jetzt nichts. Lehnen Sie ab.',
    },
  },
  beat: {
    title: 'Man muss übernehmen',
    text: [
      'Er spielt die Herzzehn aus. Sie halten zwei Herzen, und eines schlägt sie. Versuchen Sie ruhig eine andere Karte: Der Tisch sagt, welche Regel sie verbietet, und ihre Nummer führt ins Regelbuch.',
    ],
    task: 'Übernehmen Sie die Zehn mit dem Herzkönig.',
  },
  ownLead: {
    title: 'Sie spielen aus',
    text: ['Ihr Stich. Sparen Sie den Trumpf und spielen Sie aus Ihrer Stärke.'],
    task: 'Spielen Sie die Karodame aus.',
    wrong: {
      AC: 'Ihr einziger Trumpf ist mehr wert, wenn Sie mit ihm stechen können. Spielen Sie die Karodame aus.',
      play: 'Das dürfen Sie. Doch die Dame ist jetzt Ihre beste Karte: Nur der König schlägt sie. Spielen Sie die Karodame aus.',
    },
  },
  follow: {
    title: 'Man muss bedienen',
    text: [
      'Er hatte den Karokönig und musste Ihre Dame nehmen. Nun spielt er die Pikdame aus. Schlagen können Sie sie in Pik nicht, doch Sie haben ein Pik und müssen es zugeben; stechen dürfen Sie nicht (E-21).',
    ],
    task: 'Geben Sie die Pikzehn zu.',
  },
  trump: {
    title: 'Man muss stechen',
    text: [
      'Wieder Pik, und Sie haben keines. Beim Whist würfen Sie ab, was Sie wollen: Hier muss stechen, wer nicht bedienen kann.',
    ],
    task: 'Stechen Sie mit dem Kreuzass.',
  },
  lastLead: {
    title: 'Zwei Stiche für jeden',
    text: ['Der letzte Stich entscheidet.'],
    task: 'Spielen Sie die Herzacht aus.',
  },
  thirdDeal: {
    title: 'Drei zu eins',
    text: [
      'Die Herzneun nahm den letzten Stich, und die Vorhand legt einen Punkt an. Einen und nicht zwei, weil getauscht worden war: Hätten Sie seinen *ersten* Antrag abgelehnt, so wären es zwei.',
      'Jetzt gibt die andere Seite.',
    ],
    task: 'Lassen Sie geben.',
  },
  proposeAgain: {
    title: 'Wieder Vorhand',
    text: [
      'Karo ist Trumpf. Zwei Trümpfe, ein König, ein Bube: nicht ganz genug, um gleich zu spielen. Mit manchen Blättern soll man stets ohne Antrag spielen; die Bücher zählen sie auf, und der Ratgeber kennt sie (H).',
    ],
    task: 'Schlagen Sie einen Tausch vor.',
    wrong: {
      stand:
        'Das dürfen Sie, und es könnte gut gehen. Doch Sie wären verwundbar, und der Tausch kann dieses Blatt nur bessern. Schlagen Sie ihn vor.',
    },
  },
  refused: {
    title: 'Er lehnt ab',
    text: [
      '*Jouez!* Er hat den ersten Antrag abgelehnt: Nun ist er verwundbar. Machen Sie drei Stiche, so legen Sie zwei Punkte an statt einem, und für die Vole drei (E-25).',
      'Er muss etwas haben. Spielen Sie Ihren König: Er hält, wenn er ihn nicht stechen kann.',
    ],
    task: 'Spielen Sie den Pikkönig aus.',
    wrong: { play: UNHURRIED },
  },
  drawTrumps: {
    title: 'Seine Trümpfe holen',
    text: ['Ein Stich. Nun nehmen Sie ihm die Trümpfe, von oben.'],
    task: 'Spielen Sie die Karodame aus.',
    wrong: { play: UNHURRIED },
  },
  point: {
    title: 'Der dritte Stich',
    text: ['Sein Bube musste bedienen. Noch ein Stich, und das Spiel ist Ihres.'],
    task: 'Spielen Sie die Karoneun aus.',
    wrong: { play: UNHURRIED },
  },
  vole: {
    title: 'Drei Stiche',
    text: [
      'Er hatte keinen Trumpf mehr. Zwei Punkte sind sicher: der Punkt und noch einer, weil er abgelehnt hat. Gespielt wird bis zum Ende, denn alle fünf zählten drei.',
    ],
    task: 'Spielen Sie den Herzbuben aus.',
    wrong: { '8C': 'Das kommt auf dasselbe heraus. Spielen Sie den Buben: Er ist die bessere Karte.' },
  },
  lastCard: {
    title: 'Keine Vole',
    text: ['Der Herzkönig musste den Buben nehmen.'],
    task: 'Spielen Sie Ihre letzte Karte.',
  },
  end: {
    title: 'Die Partie gehört Ihnen',
    text: [
      'Fünf zu eins. Eine Partie zählt hier dreifach, wenn der Verlierer keinen Punkt hat, doppelt bei einem oder zweien, sonst einfach (E-29).',
      'Mehr braucht man nicht zu wissen. Was der Tisch von Ihnen will, steht über Ihren Karten, F1 öffnet die Regeln, und H fragt den Ratgeber.',
    ],
    task: 'Setzen Sie sich zu einer eigenen Partie.',
  },
}
