import { prepareMaterial } from './prepare.ts'
import { classify } from './classes.ts'
import { listPayoffs } from './payoffs.ts'
import { estimateEquity } from '../../src/main/engine/games/ecarte/ai/equity.ts'
import { chooseOptions } from '../../src/main/engine/games/options.ts'
import { ECARTE_OPTIONS, ECARTE_PRESETS } from '../../src/main/engine/games/ecarte/options.ts'
import { solveScore } from './solve.ts'
const [d='0',e='0',it='50',deals='1000000',pairs='64']=process.argv.slice(2)
const m = await prepareMaterial({seed:'1', pairs:Number(pairs), deals:Number(deals)}, 1)
const classes=classify(m.positions); console.log('classes',classes.count)
const chosen=chooseOptions(ECARTE_OPTIONS, ECARTE_PRESETS,'club',{}) as any
const options=chosen.options
const est = process.env.LINEAR ? ((_:any,score:any,dealer:any,me:any)=>({chance:.5, equity: score[me]-score[1-me]})) as typeof estimateEquity : estimateEquity
const pl=listPayoffs(options,[+d,+e],false,est), tu=listPayoffs(options,[+d,+e],true,est)
const game={material:m,classes,plain:pl.value,turned:tu.value,least:1}
let t=performance.now()
const s=solveScore(game,Number(it),(i,found)=>{ if(i%10===0){ const f=found(); console.log(i,((performance.now()-t)/1000).toFixed(1),f.value.toFixed(4),f.elderGain.toFixed(5),f.dealerGain.toFixed(5)) }})
const w=(x:Float64Array)=>{let a=0,n=0; x.forEach((v,i)=>{a+=v*m.positions.copies[i]!; n+=m.positions.copies[i]!}); return a/n}
console.log('propose',w(s.profile.propose),'accept',w(s.profile.accept))
