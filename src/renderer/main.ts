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
import { comeBackTo } from '../shared/hall.ts'
import App from './App.vue'
import { tellFaults } from './faults.ts'
import { learn, windowLanguage } from './languages.ts'
import { hearNews } from './news.ts'
import { want } from './screens.ts'
import { askHall } from './stores/hall.ts'
import { ignoreHeldKeys } from './use/keys.ts'

// asked while the words are fetched, and with the answer the table
const first = askHall()
void first.then((answer) => {
  if (answer.ok && comeBackTo(answer.value)) void want('Table')
})
const app = createApp(App, { first }).use(createPinia())
tellFaults(app)
hearNews()
ignoreHeldKeys()
// not awaited: the words are in a file that waits for this one
void learn(windowLanguage()).then(() => app.mount('#app'))
