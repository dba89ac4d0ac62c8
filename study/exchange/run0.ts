import { prepareMaterial } from './prepare.ts'
const m = await prepareMaterial({ seed: 'cercle', pairs: 384, deals: 4000000 }, 2)
console.log(m.positions.count)
