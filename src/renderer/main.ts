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
import App from './App.vue'
import { tellFaults } from './faults.ts'
import { learn, windowLanguage } from './languages.ts'
import { hearNews } from './news.ts'

const app = createApp(App).use(createPinia())
tellFaults(app)
hearNews()
await learn(windowLanguage())
app.mount('#app')
