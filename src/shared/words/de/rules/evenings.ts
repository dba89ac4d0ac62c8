// Evenings in company, a chapter of the rule book in German.
import { type Chapter, rule, text } from '../../rule-book.ts'
import { partly } from './sources.ts'

export const evenings: Chapter = {
  title: 'Abende in Gesellschaft',
  blocks: [
    text(
      'Mehrere Partien lassen sich zu einem Abend verbinden, mit Einsätzen in Jetons. Ist eine Kasse vereinbart, so setzt niemand mehr, als er noch hat, und wer alles verloren hat, spielt nicht mehr mit.',
    ),
    rule(
      'S-1',
      partly('A B'),
      'Duell: Zwei spielen Partie um Partie. Jede kostet den vereinbarten Einsatz so oft, wie sie zählt (E-29).',
    ),
    rule(
      'S-2',
      partly('A'),
      'Reihum, zwei bis acht: Nach jeder Partie oder nach einer vereinbarten Zahl räumt der Verlierer seinen Platz dem Ersten, der wartet, und stellt sich hinten an. Nach mehreren Partien steht auf, wer mehr davon verloren hat, bei gleich vielen, wer die letzte.',
    ),
    rule(
      'S-3',
      partly('B'),
      'Chouette mit Bankhalter, drei bis acht. Die Reihenfolge ziehen Karten: Der Höchste ist Bankhalter, der Zweite der *Ponte*, der gegen ihn spielt. Der Bankhalter legt die Bank auf, die anderen setzen der Reihe nach dagegen; er und der Ponte wenigstens den Einsatz. Ist mehr gesetzt, als die Bank hält, so darf er sie erhöhen, oder wer nichts gesetzt hat, hält mit ihm; sonst gelten die Einsätze der Reihe nach, bis die Bank gedeckt ist. Ist weniger gesetzt, so darf er herausnehmen, was zu viel ist. Der Bankhalter gibt durchgehend, und die anderen dürfen den Ponte beraten. Eine Partie zählt einfach.',
    ),
    rule(
      'S-3a',
      'B',
      'Der Ponte gewinnt: Er ist der neue Bankhalter, der alte rückt ans Ende, und der erste Berater wird Ponte.',
    ),
    rule(
      'S-3b',
      'B',
      'Der Bankhalter gewinnt und behält die Bank: Er nimmt nichts heraus. Der Ponte rückt ans Ende, und der erste Berater wird Ponte.',
    ),
    rule(
      'S-3c',
      'B',
      'Der Bankhalter gewinnt und gibt die Bank ab: Er nimmt, was darin ist. Der Nächste nach dem Ponte ist der neue Bankhalter, der danach Ponte; der geschlagene Ponte wird Vorletzter, der alte Bankhalter Letzter.',
    ),
    rule(
      'S-4',
      partly('B'),
      'Chouette ohne Bankhalter, drei bis acht: Der Gewinner bleibt sitzen, der Verlierer rückt ans Ende, und der Nächste nimmt seinen Platz; das Geben wechselt. Wer spielt, setzt auf sich, wer wartet, auf eine der beiden Seiten. Beide Seiten müssen gleich sein: Was die andere übersteigt, gilt nicht, vom Ende der Liste an. Eine Partie zählt einfach.',
    ),
    rule(
      'S-5',
      partly('B'),
      'Poule, genau drei: Jeder zahlt den Einsatz hinein. Der Gewinner bleibt, der Verlierer setzt aus, der Dritte tritt ein. Wer zuerst zwei Partien nacheinander gewinnt, nimmt die Poule. Je nach Vereinbarung zahlt jeder Verlierer noch einen Einsatz; oder es wird nichts mehr gezahlt; oder nur die ersten beiden zahlen und dann jeder, der eintritt. Eine Partie zählt einfach.',
    ),
    rule(
      'S-6',
      partly('A'),
      'Wer nicht spielt, darf auf einen der beiden wetten; was beide Seiten halten, gilt, in der Reihenfolge der Liste. Jeder wird vor jeder Partie einmal gefragt. Zuschauer dürfen Verstöße gegen die Spielregeln rügen, aber nie Karten verraten. Wird mit Verstößen gespielt, so darf, wer Computerspielern zusieht, rügen, was offene Karten beweisen; es gilt, als hätte es der gerügt, dem es zusteht.',
    ),
    rule(
      'S-7',
      partly('A B'),
      'Ein Abend kann nach jeder Partie unterbrochen und Tage später fortgesetzt werden. Gibt man ihn auf, so wird abgerechnet, wie er steht: Die Bank gehört dem Bankhalter, eine Poule denen, die sie eingezahlt haben. Die Abrechnung, wer wem was schuldet, kommt mit so wenigen Zahlungen aus wie möglich.',
    ),
    rule(
      'S-8',
      partly('A B'),
      'Auf jedem Platz sitzt ein Mensch an diesem Computer oder ein Computerspieler. Teilen sich mehrere Menschen den Bildschirm, so sind die Karten verdeckt, bis der Nächste sagt, dass er da ist.',
    ),
  ],
}
