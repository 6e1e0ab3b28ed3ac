import { useState } from 'react'
import { Section } from './section'
import type { PanelProps } from './side'
import { useFacts } from './use-facts'

/** Pages to open: test pages, products by city, and every address of the route table. */
export const Pages = ({ phones }: PanelProps) => {
  const facts = useFacts()
  const [find, setFind] = useState('')
  const open = (path: string) => {
    if (phones.chosen) phones.open(phones.chosen, path)
  }
  const found = (text: string) => text.toLowerCase().includes(find.trim().toLowerCase())
  const cities = (facts?.cities ?? []).filter(({ cityName, cityCode, products }) =>
    [cityName, cityCode, ...products.map((one) => one.productName + one.productCode)].some(found),
  )
  const addresses = (facts?.addresses ?? []).filter(found)
  const { cityCode = '310000', productCode = 'PP57' } = Object.fromEntries(
    new URL(phones.chosen?.at ?? '/', location.href).searchParams,
  )
  const product = new URLSearchParams({ cityCode, productCode })
  return (
    <>
      <Section title="测试入口">
        <span className="pair">
          <button type="button" onClick={() => open('/test-page')}>
            对话框和组件
          </button>
          <button type="button" onClick={() => open('/diagnostics')}>
            诊断信息
          </button>
          <a className="button" href="/sandbox/api" target="_blank" rel="noreferrer">
            接口文档
          </a>
        </span>
        <label className="choice choice-wide part-action">
          <span>查找</span>
          <input
            type="search"
            value={find}
            placeholder="城市、产品或地址"
            onChange={({ target }) => setFind(target.value)}
          />
        </label>
      </Section>
      <Section title="城市和产品" count={cities.length} empty="没有这样的城市或产品。">
        <ul className="cards">
          {cities.map((city) => (
            <li key={city.cityCode} className="card">
              <b>
                {city.cityName} <small>{city.cityCode}</small>
              </b>
              <span className="pair">
                {city.products.map((one) => (
                  <button
                    key={one.productCode}
                    type="button"
                    onClick={() =>
                      open(`/insure?cityCode=${city.cityCode}&productCode=${one.productCode}`)
                    }
                  >
                    {one.productName} <small>{one.productCode}</small>
                  </button>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="全部地址" count={addresses.length} empty="没有这样的地址。">
        <p className="part-note">
          带着当前产品（{cityCode} {productCode}）打开；要订单号的页面会自己去列表。
        </p>
        <ul className="links">
          {addresses.map((path) => (
            <li key={path}>
              <button type="button" onClick={() => open(`${path}?${product}`)}>
                {path}
              </button>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
