import { find, onPage, reLaunch, says, tap } from '@huimin/weapp-sim'
import { test } from '../../support/test'
import { openMiniShop } from '../../support/weapp-shop'

const shop = openMiniShop({ person: 'claims' })

test('help at the claim leads to the hospitals of the city, by name and by distance', async () => {
  const help = await reLaunch(
    shop.mini,
    '/pages/account/service/index?tab=claim&cityCode=310000&productCode=PP57',
  )
  await says(help, 'page', /理赔/)
  await tap(help, '.hm-link', /医院/)
  const page = await onPage(shop.mini, 'pages/account/hospitals/index')
  await says(page, 'page', /医院/)
  await tap(page, 'button', /距离/)
  await says(page, 'page', /公里/)
  await find(page, 'button', '地图')
})
