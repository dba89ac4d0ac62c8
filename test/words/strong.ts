// The arguments of the texts on how strong a person is.
import { LEVELS } from '../../src/main/engine/players/levels.ts'

const RATE = '0.45–0.70%'
const COUNTS = [0, 1, 2, 12, 312]
const leveled = [...LEVELS, 'unheard of'].map((level) => [level, RATE])

export const STRONG: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'strength.waiting': COUNTS.map((count) => [count]),
  'strength.between': COUNTS.map((count) => ['0.45%', '0.70%', count]),
  'strength.soFar': COUNTS.map((count) => ['0.55%', count]),
  'strength.placing.as': leveled,
  'strength.placing.above': leveled,
  'strength.placing.below': leveled,
  'strength.placing.between': [['Odile', 'Anna', RATE]],
  'strength.placing.early': COUNTS.flatMap((count) =>
    COUNTS.filter((parties) => count + parties > 0).map((parties) => [count, parties]),
  ),
  'strength.hinted': COUNTS.slice(1).map((count) => [count, '0.55%']),
  'strength.weakness': LEVELS.map((level) => ['Odile', '2.10%', level, '0.80%']),
  'strength.scale.range': [['0.45%', '0.70%']],
  'strength.kinds.level': [['Odile']],
  'strength.course.within': [['0.55%', '0.45%', '0.70%']],
  'strength.results': [['+4.0%', '−1.0%', '+9.0%', '2']],
  'strength.resultsFew': [['+4.0%']],
}
