// Runs in the page's process, beside the program's preload and outside its page (see past-preload.cjs).
const { contextBridge, ipcRenderer } = require('electron')

contextBridge.exposeInMainWorld('past', {
  /** Runs a function that makes messages, and sends them to main as they are. */
  run: (source, sending) =>
    new Function('sending', 'ask', `return (${source})(sending, ask)`)(sending, (name, args) =>
      ipcRenderer.invoke('cercle:call', name, args),
    ),
})
