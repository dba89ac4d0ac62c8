// Read by Electron before the program: its page's words come two seconds later than all else.
const { protocol } = require('electron')

const { handle } = protocol

protocol.handle = (scheme, answer) =>
  handle.call(protocol, scheme, async (request) => {
    if (/\/words-[^/]*\.js$/.test(request.url)) await new Promise((go) => setTimeout(go, 2000))
    return answer(request)
  })
