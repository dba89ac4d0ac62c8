// Creates window.cercle with a function for each call; no Electron object reaches the page. A call
// that is too large, or not plain data, is refused here: main would have to unpack it before it
// could check it.
import { contextBridge, ipcRenderer } from 'electron'
import {
  type Answer,
  CALL_CHANNEL,
  type CallArguments,
  type CallName,
  type CallValue,
  type CercleApi,
  EVENING_CHANNEL,
  MALFORMED,
  type News,
  NEWS_CHANNEL,
  type Scene,
  SCENE_CHANNEL,
} from '../shared/bridge.ts'
import type { Evening } from '../shared/evening.ts'
import { measureCall } from '../shared/size.ts'

const createCall =
  <N extends CallName>(name: N) =>
  (...args: CallArguments<N>): Promise<Answer<CallValue<N>>> =>
    measureCall([name, args]) === null
      ? Promise.resolve(MALFORMED)
      : ipcRenderer.invoke(CALL_CHANNEL, name, args)

const cercle = {
  loadHall: createCall('loadHall'),
  startTable: createCall('startTable'),
  resumeTable: createCall('resumeTable'),
  startLesson: createCall('startLesson'),
  act: createCall('act'),
  requestHint: createCall('requestHint'),
  judgeDeal: createCall('judgeDeal'),
  giveUp: createCall('giveUp'),
  takeBack: createCall('takeBack'),
  pointOut: createCall('pointOut'),
  playOut: createCall('playOut'),
  dealCards: createCall('dealCards'),
  startNextPartie: createCall('startNextPartie'),
  leaveTable: createCall('leaveTable'),
  uncover: createCall('uncover'),
  leaveToPlayer: createCall('leaveToPlayer'),
  adviserActions: createCall('adviserActions'),
  beginEvening: createCall('beginEvening'),
  takeUpEvening: createCall('takeUpEvening'),
  sayInEvening: createCall('sayInEvening'),
  welcomeGuest: createCall('welcomeGuest'),
  playInEvening: createCall('playInEvening'),
  strikeEvening: createCall('strikeEvening'),
  leaveEvening: createCall('leaveEvening'),
  loadReview: createCall('loadReview'),
  analysePartie: createCall('analysePartie'),
  considerStep: createCall('considerStep'),
  startPractice: createCall('startPractice'),
  archiveSummary: createCall('archiveSummary'),
  listParties: createCall('listParties'),
  countParties: createCall('countParties'),
  loadStandings: createCall('loadStandings'),
  loadSheet: createCall('loadSheet'),
  annotatePartie: createCall('annotatePartie'),
  trashParties: createCall('trashParties'),
  renamePerson: createCall('renamePerson'),
  mergePeople: createCall('mergePeople'),
  listBackups: createCall('listBackups'),
  backUp: createCall('backUp'),
  restoreBackup: createCall('restoreBackup'),
  copyElsewhere: createCall('copyElsewhere'),
  checkArchive: createCall('checkArchive'),
  exportParties: createCall('exportParties'),
  exportStandings: createCall('exportStandings'),
  importFile: createCall('importFile'),
  openFile: createCall('openFile'),
  keepFile: createCall('keepFile'),
  cancelTask: createCall('cancelTask'),
  repairData: createCall('repairData'),
  saveSettings: createCall('saveSettings'),
  loadAbout: createCall('loadAbout'),
  loadReport: createCall('loadReport'),
  copyReport: createCall('copyReport'),
  openFolder: createCall('openFolder'),
  reportError: createCall('reportError'),
  setScreen: createCall('setScreen'),
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
} satisfies CercleApi

contextBridge.exposeInMainWorld('cercle', cercle)
