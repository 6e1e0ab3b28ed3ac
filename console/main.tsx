import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { App, ConfigProvider } from 'antd'
import zhCN from 'antd/es/locale/zh_CN'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { NotAnswered } from './api/answer'
import { connectCalls } from './api/call'
import './console.css'
import { router } from './routes'
import { noteArrival } from './session/arrival'
import { leave, onLeaving } from './session/leave'
import { useSessionState } from './session/session'
import { askStepUp } from './session/step-up'
import { useColours } from './shell/colours'

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      // Only silence is worth a second try. A refusal stays one.
      retry: (tries, error) =>
        error instanceof NotAnswered && error.failure.code === 'NETWORK' && tries < 2,
      refetchOnWindowFocus: true,
    },
  },
})

noteArrival(window.location.search)
connectCalls({
  csrfToken: () => useSessionState.getState().session?.csrfToken,
  sessionLost: () => {
    // At the start nobody is signed in yet, and the route itself leads to the sign-in.
    if (useSessionState.getState().session) void leave()
  },
  stepUp: askStepUp,
})
onLeaving(async () => {
  const { href, pathname } = router.state.location
  if (pathname !== '/sign-in')
    await router.navigate({ to: '/sign-in', search: { back: href }, replace: true })
  queries.clear()
})

function Console() {
  const colours = useColours()
  return (
    <ConfigProvider locale={zhCN} theme={colours} button={{ autoInsertSpace: false }}>
      <App>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </App>
    </ConfigProvider>
  )
}

const place = document.getElementById('console')
if (!place) throw new Error('The page has no place for the console')
createRoot(place).render(
  <StrictMode>
    <Console />
  </StrictMode>,
)
