import '@fontsource-variable/eb-garamond/wght.css'
import '@fontsource-variable/eb-garamond/wght-italic.css'
import '@fontsource/im-fell-english/latin.css'
import '@fontsource/im-fell-english/latin-italic.css'
import './style/tokens.css'
import './style/base.css'
import './style/furniture.css'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'

createApp(App).use(createPinia()).mount('#app')
