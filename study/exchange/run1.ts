import { prepareMaterial } from './prepare.ts'
import { classify } from './classes.ts'
import { listPayoffs } from './payoffs.ts'
import { estimateEquity } from '../../src/main/engine/games/ecarte/ai/equity.ts'
import { chooseOptions } from '../../src/main/engine/games/options.ts'
import { ECARTE_OPTIONS, ECARTE_PRESETS } from '../../src/main/engine/games/ecarte/options.ts'
import { assess, meanAgreed, solveScore } from './solve.ts'
const [d = '0', e = '0', it = '50', deals = '1000000', pairs = '64'] = process.argv.slice(2)
const m = await prepareMaterial({ seed: 'cercle', pairs: Number(pairs), deals: Number(deals) }, 1)
const classes = classify(m.positions)
console.log('classes', classes.count)
const chosen = chooseOptions(ECARTE_OPTIONS, ECARTE_PRESETS, 'club', {}) as any
const options = chosen.options
const est = process.env.LINEAR
  ? (((_: any, score: any, dealer: any, me: any) => ({
      chance: 0.5,
      equity: score[me] - score[1 - me],
    })) as typeof estimateEquity)
  : estimateEquity
const pl = listPayoffs(options, [+d, +e], false, est),
  tu = listPayoffs(options, [+d, +e], true, est)
const game = { material: m, classes, plain: pl.value, turned: tu.value, least: 1 }
let t = performance.now()
const p = solveScore(game, Number(it), (i, l) => {
  if (i % 20 === 0) {
    const f = assess(game, l.average())
    console.log(
      i,
      ((performance.now() - t) / 1000).toFixed(1),
      f.value.toFixed(4),
      f.difference.toFixed(4),
      f.elderGain.toFixed(5),
      f.dealerGain.toFixed(5),
    )
  }
})
const w = (x: Float64Array) => {
  let a = 0,
    n = 0
  x.forEach((v, i) => {
    a += v * m.positions.copies[i]!
    n += m.positions.copies[i]!
  })
  return a / n
}
console.log('propose', w(p.propose), 'accept', w(p.accept))
import { valueExactly } from './verify.ts'
import { sumForElder, sumForDealer, valueProposing, valueAnswers, EVERYTHING } from './passes.ts'
import { createRandom } from './prepare.ts'
const n = Number(process.env.VERIFY ?? 0)
const r = createRandom('verify')
const pick = () => {
  for (;;) {
    const i = r.nextInt(m.positions.count)
    if (r.nextInt(6) < m.positions.copies[i]!) return i
  }
}
if (n)
  for (const part of ['elder', 'dealer'] as const) {
    const ag =
      part === 'elder'
        ? meanAgreed(classes, sumForElder(game, p, EVERYTHING), p.elderNumbers)
        : meanAgreed(classes, sumForDealer(game, p, EVERYTHING), p.dealerNumbers)
    const ap =
      part === 'elder'
        ? valueProposing(game, p, ag, EVERYTHING)
        : valueAnswers(game, p, ag, EVERYTHING)
    let loss = 0,
      loss2 = 0,
      sq = 0,
      tied = 0
    for (let i = 0; i < n; i++) {
      const pos = pick()
      const x = valueExactly(game, p, ag, part, pos)
      const sign = part === 'elder' ? 1 : -1
      const diff = sign * (x.exchange - x.play)
      const prob = (part === 'elder' ? p.propose : p.accept)[pos]!
      const l = Math.max(0, diff) - prob * diff
      const hard = prob > 0.5 ? 1 : 0
      loss2 += Math.max(0, diff) - hard * diff
      loss += l
      sq += ((ap.exchange[pos]! - ap.play[pos]!) * sign - diff) ** 2
      if (Math.abs(diff) < 0.05) tied++
    }
    console.log(
      part,
      'loss',
      (loss / n).toFixed(5),
      'purified',
      (loss2 / n).toFixed(5),
      'rms err',
      Math.sqrt(sq / n).toFixed(4),
      'within .05',
      tied / n,
    )
  }
