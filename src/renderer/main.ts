import '@fontsource-variable/atkinson-hyperlegible-next/wght.css'
import '@fontsource-variable/atkinson-hyperlegible-next/wght-italic.css'
import '@fontsource-variable/eb-garamond/wght.css'
import '@fontsource-variable/eb-garamond/wght-italic.css'
import '@fontsource/im-fell-english/latin.css'
import '@fontsource/im-fell-english/latin-italic.css'
import './style/tokens.css'
import './style/base.css'
import './style/furniture.css'
import './style/forced.css'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import { findTableToResume } from '../shared/hall.ts'
import App from './App.vue'
import { reportUncaughtErrors } from './error-reports.ts'
import { loadLanguage, windowLanguage } from './languages.ts'
import { listenForNews } from './push-events.ts'
import { loadScreen } from './screens.ts'
import { requestHall } from './stores/hall.ts'
import { ignoreHeldKeys } from './composables/keys.ts'

// requested while the texts load; if a table can be resumed, its screen is loaded with the answer
const first = requestHall()
void first.then((answer) => {
  if (answer.ok && findTableToResume(answer.value)) void loadScreen('Table')
})
const app = createApp(App, { first }).use(createPinia())
reportUncaughtErrors(app)
listenForNews()
ignoreHeldKeys()
// not awaited: the texts are in a chunk that waits for this one
void loadLanguage(windowLanguage()).then(() => app.mount('#app'))
