// Read by Electron before the program: its window never says that it is ready, as when nothing of a hidden window is drawn.
const { app } = require('electron')

app.on('browser-window-created', (_, window) => {
  const { emit } = window
  window.emit = (event, ...rest) => event !== 'ready-to-show' && emit.call(window, event, ...rest)
})
