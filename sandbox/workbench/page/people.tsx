import { useState } from 'react'
import { newPerson } from '../../control/presets/person'
import { Section } from './section'
import type { PanelProps } from './side'

/** A made-up person who passes every check. One tap fills in a form with the person's data. */
export const People = ({ phones }: PanelProps) => {
  const [person, setPerson] = useState(newPerson)
  const { name, credentialNo, mobile } = person
  const fill = () =>
    phones.sendChosen({
      sandbox: 'fill',
      fields: [
        { label: '姓名', value: name },
        { label: '证件号码', value: credentialNo },
        { label: '手机号码', value: mobile },
      ],
    })
  return (
    <Section title="测试人">
      <div className="card">
        <p>
          <b>{name}</b>
        </p>
        <small>
          身份证 {credentialNo} · 手机 {mobile}
        </small>
        <span className="pair">
          <button type="button" onClick={() => setPerson(newPerson())}>
            换一个人
          </button>
          <button type="button" className="main" onClick={fill}>
            填入空白项
          </button>
        </span>
      </div>
    </Section>
  )
}
