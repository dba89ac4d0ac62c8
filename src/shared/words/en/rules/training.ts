// The page that explains the training room, in English, in the manner of the rule books.
import { type RuleBook, text } from '../../rule-book.ts'

export const book: RuleBook = {
  title: 'The Training Room',
  subtitle: 'how the coach judges, and how one learns from it',
  sources: 'Nothing that happens in this room changes a score.',
  chapters: [
    {
      title: 'What the coach judges',
      blocks: [
        text(
          'The coach goes through a finished partie and weighs every free decision by what that player could see, never by the cards that were hidden. The hidden hands are dealt out again many times, so that they fit all that was seen, and every action is tried in each of them.',
        ),
        text(
          'What an action gives away against the best one is an *error*, told in percent of a partie. A difference that may be chance counts for nothing. All errors together, divided by the number of decisions, are the *error rate*. What was decided after a hint is counted apart.',
        ),
      ],
    },
    {
      title: 'Finding positions',
      blocks: [
        text(
          'Every decision that was judged can be found again: by its kind, by the size of the error, by the score, the trump and the cards held. A search can be kept, and what it finds can be practised.',
        ),
      ],
    },
    {
      title: 'Exercises',
      blocks: [
        text(
          'An exercise is one decision at a real table. You play, and hear at once what it was worth and why. The positions are errors of your own, decisions from the old books, or made for you: the closer the two best actions are, the harder.',
        ),
        text(
          'What you missed comes back the next day; what you knew comes back after a pause that grows each time. A few positions a day teach more than many at once.',
        ),
      ],
    },
    {
      title: 'The exchange',
      blocks: [
        text(
          'What is best with every hand of Écarté before the first exchange has been worked out. The chart shows all hands, and both values of the one you point at. *What the books say* marks where the jeux de règle advise the opposite.',
        ),
      ],
    },
    {
      title: 'How strong am I',
      blocks: [
        text(
          'The same coach has judged many parties of each level of the computer. Your error rate is placed between theirs, with the range in which it lies nineteen times out of twenty. After few decisions this range is wide, and nothing surer can be said.',
        ),
        text(
          'A result is luck and play together. What the cards gave is worked out deal by deal and taken off; what remains is the play.',
        ),
      ],
    },
  ],
}
