// Makes window.cercle out of the bridge's types; no logic, and no Electron object reaches the page.
import { contextBridge, ipcRenderer } from 'electron'
import {
  type Answer,
  type CallArguments,
  type CallName,
  type CallValue,
  type Cercle,
  type Scene,
  CALL_CHANNEL,
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
  saveSettings: call('saveSettings'),
  onScene(listen) {
    const heard = (_: unknown, scene: Scene): void => listen(scene)
    ipcRenderer.on(SCENE_CHANNEL, heard)
    return () => ipcRenderer.off(SCENE_CHANNEL, heard)
  },
} satisfies Cercle

contextBridge.exposeInMainWorld('cercle', cercle)
