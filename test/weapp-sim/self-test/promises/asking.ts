import assert from 'node:assert/strict'
import { until } from '@huimin/weapp-sim'
import { answered, hears, home, panel, patience, press, refused } from './promise'
import type { HostPromise } from './promise'

declare const wx: {
  onNeedPrivacyAuthorization(
    listener: (resolve: (answer: { event: string; buttonId?: string }) => void) => void,
  ): void
}

/** Questions to the person, and the limits that the mini-program's console sets for them. */
export const ASKING: readonly HostPromise[] = [
  {
    name: 'subscribing is asked in the handler of a tap only',
    check: (mini) =>
      refused(mini.callWxMethod('requestSubscribeMessage', { tmplIds: ['a'] }), /TAP gesture/),
    broken: { file: 'shell/taps.ts', from: 'depth > 0', to: 'true' },
  },
  {
    name: 'a banned template is told apart',
    check: async (mini, sim) => {
      await sim.setSubscribeSettings({ banned: ['issued'] })
      await press(await home(mini), '.subscribe')
      await hears(await home(mini), '.result', /"issued":"ban","refunded":"accept"/)
    },
    broken: { file: 'shell/subscribe-panel.ts', from: "banned.includes(id) ? 'ban' : ", to: '' },
  },
  {
    name: 'a template whose title another has is told apart',
    check: async (mini, sim) => {
      await sim.setSubscribeSettings({ filtered: ['refunded'] })
      await press(await home(mini), '.subscribe')
      await hears(await home(mini), '.result', /"issued":"accept","refunded":"filter"/)
    },
    broken: {
      file: 'shell/subscribe-panel.ts',
      from: "filtered.includes(id) ? 'filter' : ",
      to: '',
    },
  },
  {
    name: 'who closes the subscribe panel has rejected',
    check: async (mini, sim) => {
      await sim.setSubscribeSettings({ answer: 'reject' })
      await press(await home(mini), '.subscribe')
      await hears(await home(mini), '.result', /"issued":"reject"/)
    },
    broken: {
      file: 'shell/subscribe-panel.ts',
      from: "'filter' : chosen",
      to: "'filter' : 'accept'",
    },
  },
  {
    name: 'the host hears the answers of the subscribe panel before the program',
    check: async (mini, sim) => {
      answered.length = 0
      await sim.setSubscribeSettings({ answer: 'reject' })
      await press(await home(mini), '.subscribe')
      await hears(await home(mini), '.result', /"issued":"reject"/)
      assert.deepEqual(answered, [{ issued: 'reject', refunded: 'reject' }])
    },
    broken: {
      file: 'shell/subscribe-panel.ts',
      from: "await host('subscriptionAnswered', answers)",
      to: '',
    },
  },
  {
    name: 'a template that the console does not have fails the call',
    check: async (mini, sim) => {
      await sim.setSubscribeSettings({ templates: ['issued'] })
      await press(await home(mini), '.subscribe')
      await hears(await home(mini), '.result', /No template data/)
    },
    broken: {
      file: 'shell/subscribe-panel.ts',
      from: 'if (templates && ',
      to: 'if (false && templates && ',
    },
  },
  {
    name: 'the main switch of subscriptions counts',
    check: async (mini, sim) => {
      await sim.setSubscribeSettings({ mainSwitch: false })
      await press(await home(mini), '.subscribe')
      await hears(await home(mini), '.result', /main switch/)
    },
    broken: { file: 'shell/subscribe-panel.ts', from: 'if (!mainSwitch)', to: 'if (false)' },
  },
  {
    name: 'personal data that nobody declared stays closed',
    check: async (mini, sim) => {
      await sim.setPrivacy({ undeclared: ['setClipboardData'] })
      await refused(mini.callWxMethod('setClipboardData', { data: '1' }), /not declared/)
    },
    broken: { file: 'shell/privacy.ts', from: 'state.undeclared.includes(api)', to: 'false' },
  },
  {
    name: 'only a real tap agrees to the privacy guide',
    check: async (mini, sim) => {
      await mini.evaluate(() =>
        wx.onNeedPrivacyAuthorization((resolve) => resolve({ event: 'agree', buttonId: 'none' })),
      )
      await sim.setPrivacy({ agreed: false })
      await refused(mini.callWxMethod('setClipboardData', { data: '1' }), /not authorized/)
    },
    broken: { file: 'shell/privacy.ts', from: '&& tapped.has(buttonId)', to: '' },
  },
  {
    name: 'a number that is refused is not told',
    check: async (mini, sim) => {
      const page = await panel(mini)
      await press(page, '.phone')
      await hears(page, '.said', 'getPhoneNumber:ok')
      await sim.setPhone({ refuses: true })
      await press(page, '.phone')
      await hears(page, '.said', /user deny/)
    },
    broken: { file: 'shell/phone.ts', from: 'return refuses ?', to: 'return false ?' },
  },
  {
    name: 'a number that nobody declared is not asked for',
    check: async (mini, sim) => {
      await sim.setPrivacy({ undeclared: ['getPhoneNumber'] })
      const page = await panel(mini)
      await press(page, '.phone')
      await hears(page, '.said', /not declared/)
    },
    broken: { file: 'shell/phone.ts', from: "await authorise('getPhoneNumber')", to: '' },
  },
  {
    name: 'another mini-program is opened by a tap only',
    check: (mini) =>
      refused(mini.callWxMethod('navigateToMiniProgram', { appId: 'wx-other' }), /TAP gesture/),
    broken: { file: 'shell/taps.ts', from: 'depth > 0', to: 'true' },
  },
  {
    name: 'and who is asked may stay',
    check: async (mini, sim) => {
      const page = await panel(mini)
      await sim.setOthers({ refuses: true })
      await press(page, '.other')
      await hears(page, '.said', 'navigateToMiniProgram:fail cancel')
      await sim.setOthers({ refuses: false })
      await press(page, '.other')
      const gone = { to: 'mini-program', appId: 'wx-other', path: 'pages/a' }
      await until(async () => assert.deepEqual(await sim.departures(), [gone]), patience.ms)
    },
    broken: { file: 'wx/others.ts', from: 'return refuses', to: 'return false' },
  },
  {
    name: 'the chat takes people out of the mini-program',
    check: async (mini, sim) => {
      await press(await panel(mini), '.contact')
      await until(
        async () => assert.deepEqual(await sim.departures(), [{ to: 'chat' }]),
        patience.ms,
      )
    },
    broken: { file: 'builtin/button.ts', from: "=== 'contact'", to: "=== 'nothing'" },
  },
  {
    name: 'the album is the person’s',
    check: async (mini, sim) => {
      const photo = { filePath: 'http://tmp/photo.jpg' }
      const save = () => mini.callWxMethod('saveImageToPhotosAlbum', photo)
      await save()
      assert.equal((await sim.album()).length, 1)
      await sim.setScopes({ refused: ['scope.writePhotosAlbum'] })
      await refused(save(), /auth deny/)
      const { authSetting } = (await mini.callWxMethod('getSetting', {})) as {
        authSetting: Record<string, boolean>
      }
      assert.equal(authSetting['scope.writePhotosAlbum'], false)
    },
    broken: { file: 'shell/scopes.ts', from: 'if (refused.includes(scope))', to: 'if (false)' },
  },
  {
    name: 'a place that app.json does not announce stays unknown',
    check: async (mini) => {
      await mini.callWxMethod('getFuzzyLocation', {})
      await refused(mini.callWxMethod('getLocation', {}), /requiredPrivateInfos/)
    },
    broken: {
      file: 'shell/scopes.ts',
      from: '!program.app.requiredPrivateInfos?.includes(api)',
      to: 'false',
    },
  },
]
