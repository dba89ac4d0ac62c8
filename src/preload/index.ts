// Makes window.cercle out of the bridge's types; no Electron object reaches the page. What is no call is answered here:
// main would have to unpack it before it could look at it.
import { contextBridge, ipcRenderer } from 'electron'
import {
  type Answer,
  CALL_CHANNEL,
  type CallArguments,
  type CallName,
  type CallValue,
  type Cercle,
  EVENING_CHANNEL,
  MALFORMED,
  type News,
  NEWS_CHANNEL,
  type Scene,
  SCENE_CHANNEL,
} from '../shared/bridge.ts'
import type { Evening } from '../shared/evening.ts'
import { measure } from '../shared/size.ts'

const call =
  <N extends CallName>(name: N) =>
  (...args: CallArguments<N>): Promise<Answer<CallValue<N>>> =>
    measure([name, args]) === null ? Promise.resolve(MALFORMED) : ipcRenderer.invoke(CALL_CHANNEL, name, args)

const cercle = {
  hall: call('hall'),
  sit: call('sit'),
  resume: call('resume'),
  learn: call('learn'),
  act: call('act'),
  hint: call('hint'),
  judge: call('judge'),
  giveUp: call('giveUp'),
  takeBack: call('takeBack'),
  pointOut: call('pointOut'),
  playOut: call('playOut'),
  deal: call('deal'),
  again: call('again'),
  leave: call('leave'),
  uncover: call('uncover'),
  leaveToPlayer: call('leaveToPlayer'),
  counsel: call('counsel'),
  beginEvening: call('beginEvening'),
  takeUpEvening: call('takeUpEvening'),
  sayInEvening: call('sayInEvening'),
  welcome: call('welcome'),
  playInEvening: call('playInEvening'),
  strikeEvening: call('strikeEvening'),
  leaveEvening: call('leaveEvening'),
  review: call('review'),
  analyse: call('analyse'),
  consider: call('consider'),
  practise: call('practise'),
  holdings: call('holdings'),
  parties: call('parties'),
  countParties: call('countParties'),
  standings: call('standings'),
  sheet: call('sheet'),
  annotate: call('annotate'),
  trash: call('trash'),
  renamePerson: call('renamePerson'),
  mergePeople: call('mergePeople'),
  backups: call('backups'),
  backUp: call('backUp'),
  restore: call('restore'),
  copyElsewhere: call('copyElsewhere'),
  check: call('check'),
  exportParties: call('exportParties'),
  exportStandings: call('exportStandings'),
  importFile: call('importFile'),
  openFile: call('openFile'),
  keepFile: call('keepFile'),
  cancelTask: call('cancelTask'),
  mend: call('mend'),
  saveSettings: call('saveSettings'),
  about: call('about'),
  report: call('report'),
  copyReport: call('copyReport'),
  openFolder: call('openFolder'),
  fail: call('fail'),
  shows: call('shows'),
  onScene(listen) {
    const heard = (_: unknown, scene: Scene): void => listen(scene)
    ipcRenderer.on(SCENE_CHANNEL, heard)
    return () => ipcRenderer.off(SCENE_CHANNEL, heard)
  },
  onEvening(listen) {
    const heard = (_: unknown, evening: Evening): void => listen(evening)
    ipcRenderer.on(EVENING_CHANNEL, heard)
    return () => ipcRenderer.off(EVENING_CHANNEL, heard)
  },
  onNews(listen) {
    const heard = (_: unknown, news: News): void => listen(news)
    ipcRenderer.on(NEWS_CHANNEL, heard)
    return () => ipcRenderer.off(NEWS_CHANNEL, heard)
  },
} satisfies Cercle

contextBridge.exposeInMainWorld('cercle', cercle)
