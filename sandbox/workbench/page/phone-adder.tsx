import { useState, type FormEvent } from 'react'
import { kinds } from './kinds'
import { pathIn } from './path-in'
import { firstPath, type Phones } from './phones'

/** Opens an address on all phones at once, and adds phones. */
export const PhoneAdder = ({ phones }: { phones: Phones }) => {
  const [path, setPath] = useState(firstPath)
  const open = (event: FormEvent) => {
    event.preventDefault()
    const wanted = pathIn(path)
    if (wanted !== undefined) phones.openAll(wanted)
  }
  return (
    <div className="bench-bar">
      <form className="bench-all" onSubmit={open}>
        <label>
          <span>全部手机打开</span>
          <input value={path} onChange={({ target }) => setPath(target.value)} spellCheck={false} />
        </label>
        <button type="submit">打开</button>
      </form>
      <button
        type="button"
        aria-pressed={phones.isAlone}
        onClick={() => phones.setAlone(!phones.isAlone)}
      >
        只看当前手机
      </button>
      <div className="bench-add" role="group" aria-label="添加手机">
        <span aria-hidden="true">添加手机</span>
        {kinds.map(({ id, name }) => (
          <button key={id} type="button" onClick={() => phones.add(id)}>
            {name}
          </button>
        ))}
      </div>
    </div>
  )
}
