import { useEffect, useState } from 'react'
import { ask } from './ask'
import { Section } from './section'
import type { PanelProps } from './side'

interface Preset {
  name: string
  title: string
  summary: string
}

/** Situations that one tap makes and shows in the chosen phone. */
export const Presets = ({ phones, say }: PanelProps) => {
  const [presets, setPresets] = useState<Preset[]>([])
  const [making, setMaking] = useState<string>()
  useEffect(() => {
    void ask('GET', '/presets').then((list) => setPresets((list ?? []) as Preset[]))
  }, [])
  const make = async ({ name, title }: Preset) => {
    setMaking(name)
    const made = (await ask('POST', `/presets/${name}`)) as { open: string } | undefined
    setMaking(undefined)
    if (!made) return say(`没有做成：${title}。产品可能不在销售期`)
    if (phones.chosen) phones.open(phones.chosen, made.open)
    say(`已备好：${title}`)
  }
  return (
    <Section title="一键场景">
      <p className="part-note">
        由接口一步步真实办成，在当前手机里以新的测试人登录打开。脚本可用
        <code>POST /sandbox/presets/&lt;名称&gt;</code>。
      </p>
      <ul className="cards">
        {presets.map((preset) => (
          <li key={preset.name} className="card card-line">
            <span>
              <b>{preset.title}</b>
              <small>{preset.summary}</small>
              <small>
                <code>{preset.name}</code>
              </small>
            </span>
            <button
              type="button"
              className="main"
              aria-label={`准备并打开：${preset.title}`}
              disabled={making !== undefined}
              onClick={() => make(preset)}
            >
              {making === preset.name ? '办理中' : '打开'}
            </button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
