import { contextBridge, ipcRenderer } from 'electron'

contextBridge.exposeInMainWorld('count', (): Promise<unknown> => ipcRenderer.invoke('count'))
