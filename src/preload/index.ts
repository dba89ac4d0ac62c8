// Makes window.cercle out of the bridge's types; no logic, and no Electron object reaches the page.
import { contextBridge, ipcRenderer } from 'electron'
import {
  type Answer,
  type CallArguments,
  type CallName,
  type CallValue,
  type Cercle,
  type News,
  type Scene,
  CALL_CHANNEL,
  NEWS_CHANNEL,
  SCENE_CHANNEL,
} from '../shared/bridge.ts'

const call =
  <N extends CallName>(name: N) =>
  (...args: CallArguments<N>): Promise<Answer<CallValue<N>>> =>
    ipcRenderer.invoke(CALL_CHANNEL, name, args)

const cercle = {
  hall: call('hall'),
  sit: call('sit'),
  resume: call('resume'),
  act: call('act'),
  hint: call('hint'),
  judge: call('judge'),
  giveUp: call('giveUp'),
  deal: call('deal'),
  again: call('again'),
  leave: call('leave'),
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
  mend: call('mend'),
  saveSettings: call('saveSettings'),
  onScene(listen) {
    const heard = (_: unknown, scene: Scene): void => listen(scene)
    ipcRenderer.on(SCENE_CHANNEL, heard)
    return () => ipcRenderer.off(SCENE_CHANNEL, heard)
  },
  onNews(listen) {
    const heard = (_: unknown, news: News): void => listen(news)
    ipcRenderer.on(NEWS_CHANNEL, heard)
    return () => ipcRenderer.off(NEWS_CHANNEL, heard)
  },
} satisfies Cercle

contextBridge.exposeInMainWorld('cercle', cercle)
