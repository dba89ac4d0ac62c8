import { prepareMaterial } from './prepare.ts'
const m = await prepareMaterial({seed:'1', pairs:64, deals:1000000}, 1)
console.log(m.positions.count)
