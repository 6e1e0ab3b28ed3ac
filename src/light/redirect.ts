import { shell } from '@/copy/shell/shell'
import { connectLinks, weappAddressOf } from '@/routes/build'
import { destinationOf, type Asked } from '@/routes/destination'
import { watchFaults } from './kit/faults'
import { send } from './kit/gateway'
import { registerPage } from './kit/host'
import { replaceForSure } from './kit/leave'
import { arrive, context, type RawQuery } from './kit/visit'

connectLinks(context)
watchFaults('redirect')

/** Resolves the scene of a code or link. An unknown scene leads to the home page. */
const find = async ({ scene, ...given }: Asked & { scene?: string }): Promise<Asked> => {
  if (scene === undefined) return given
  const found = await send('resolveScene', { scene })
  return found.ok ? found.value : given
}

/**
 * pages/base/redirect/index, the share page: opens the page that a code, a message or a partner's
 * link names. That page applies the entry rules.
 */
registerPage({
  data: { loading: shell.loading },
  onLoad(raw: RawQuery) {
    void find(arrive(raw)).then((asked) => {
      const { key, params } = destinationOf(asked)
      return replaceForSure(weappAddressOf(key, params))
    })
  },
})
