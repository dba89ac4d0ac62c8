import { createPinia, defineStore } from 'pinia'
import { createApp, defineComponent, h, onMounted, ref } from 'vue'

const useCount = defineStore('count', () => {
  const rows = ref<unknown>(null)
  const load = async (): Promise<void> => void (rows.value = await Reflect.get(window, 'count')())
  return { rows, load }
})

const App = defineComponent(() => {
  const store = useCount()
  onMounted(store.load)
  return () => (store.rows === null ? null : h('button', { id: 'rows' }, String(store.rows)))
})

createApp(App).use(createPinia()).mount('#app')
