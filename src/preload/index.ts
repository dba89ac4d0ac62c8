// Creates window.cercle with a function for each call; no Electron object reaches the page. A call
// that is too large, or not plain data, is refused here: main would have to unpack it before it
// could check it.
import { contextBridge, ipcRenderer } from 'electron'
import {
  type Answer,
  CALL_CHANNEL,
  type CercleApi,
  EVENING_CHANNEL,
  MALFORMED,
  type News,
  NEWS_CHANNEL,
  type Scene,
  SCENE_CHANNEL,
} from '../shared/bridge.ts'
import { CALL_NAMES, type CallArguments, type CallName, type CallValue } from '../shared/calls.ts'
import type { Evening } from '../shared/evening.ts'
import { measureCall } from '../shared/size.ts'

const createCall =
  <N extends CallName>(name: N) =>
  (...args: CallArguments<N>): Promise<Answer<CallValue<N>>> =>
    measureCall([name, args]) === null
      ? Promise.resolve(MALFORMED)
      : ipcRenderer.invoke(CALL_CHANNEL, name, args)

const pushes: Pick<CercleApi, 'onScene' | 'onEvening' | 'onNews'> = {
  onScene(listen) {
    const handleScene = (_: unknown, scene: Scene): void => listen(scene)
    ipcRenderer.on(SCENE_CHANNEL, handleScene)
    return () => ipcRenderer.off(SCENE_CHANNEL, handleScene)
  },
  onEvening(listen) {
    const handleEvening = (_: unknown, evening: Evening): void => listen(evening)
    ipcRenderer.on(EVENING_CHANNEL, handleEvening)
    return () => ipcRenderer.off(EVENING_CHANNEL, handleEvening)
  },
  onNews(listen) {
    const handleNews = (_: unknown, news: News): void => listen(news)
    ipcRenderer.on(NEWS_CHANNEL, handleNews)
    return () => ipcRenderer.off(NEWS_CHANNEL, handleNews)
  },
}

const calls = Object.fromEntries(CALL_NAMES.map((name) => [name, createCall(name)]))

const cercle = { ...calls, ...pushes }

contextBridge.exposeInMainWorld('cercle', cercle)
