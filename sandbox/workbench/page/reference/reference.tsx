import { useEffect, useState } from 'react'
import {
  dataOf,
  rowsOf,
  type Document,
  type Operation,
  type Parameter,
  type Schema,
} from './openapi'

/** Every address of the gateway as people read it, from its `/openapi.json`. */
export const Reference = () => {
  const [document, setDocument] = useState<Document | 'failed'>()
  const [find, setFind] = useState('')
  useEffect(() => {
    fetch('/openapi.json')
      .then((answer) => answer.json())
      .then(setDocument)
      .catch(() => setDocument('failed'))
  }, [])
  if (document === 'failed') return <p role="alert">没有读到 /openapi.json，请确认网关在运行。</p>
  if (!document) return <p role="status">正在读取接口文档…</p>
  const found = operationsOf(document).filter(({ path, operation }) =>
    [path, operation.operationId, operation.summary ?? '', ...namesIn(operation)].some((text) =>
      text.toLowerCase().includes(find.trim().toLowerCase()),
    ),
  )
  return (
    <main className="reference">
      <header>
        <h1>接口文档</h1>
        <p lang="en">
          <Words>{document.info.description}</Words>
        </p>
        <p>
          <a href="/openapi.json">OpenAPI 3.1</a>
          <a href="/sandbox">工作台</a>
        </p>
        <label>
          <span>查找地址、名称或字段</span>
          <input type="search" value={find} onChange={({ target }) => setFind(target.value)} />
        </label>
        <p role="status">{found.length > 0 ? `${found.length} 个接口` : '没有这样的接口。'}</p>
      </header>
      {found.map((one) => (
        <OperationCard key={one.method + one.path} {...one} document={document} />
      ))}
      <Codes document={document} />
    </main>
  )
}

/** A description of the document, in which backticks mark code. */
const Words = ({ children = '' }: { children?: string | undefined }) =>
  children
    .split('`')
    .map((text, index) => (index % 2 === 1 ? <code key={index}>{text}</code> : text))

interface Addressed {
  path: string
  method: string
  operation: Operation
}

const operationsOf = ({ paths }: Document): Addressed[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )

/** Names of fields, so that a search for `outTradeNo` finds the calls that carry it. */
const namesIn = ({ requestBody, responses }: Operation): string[] =>
  [requestBody, ...Object.values(responses)].flatMap((content) => {
    const data = content && dataOf(content)
    return data ? rowsOf(data).map(({ path }) => path) : []
  })

const OperationCard = ({
  path,
  method,
  operation,
  document,
}: Addressed & { document: Document }) => {
  const { operationId, summary, deprecated, requestBody, responses } = operation
  const asked = requestBody && dataOf(requestBody)
  const answered = Object.values(responses).flatMap((content) => dataOf(content) ?? [])[0]
  return (
    <details id={operationId}>
      <summary>
        <b>{operationId}</b> <code>{`${method.toUpperCase()} ${path}`}</code>
        {deprecated ? <small>第二个地址，不建议使用</small> : null}
        <span lang="en">
          <Words>{summary}</Words>
        </span>
      </summary>
      <Parameters list={parametersOf(operation, document)} />
      {asked ? <Fields title="请求 data" schema={asked} /> : null}
      {answered ? <Fields title="响应 data" schema={answered} /> : null}
      <h3>响应</h3>
      <dl>
        {Object.entries(responses).map(([status, content]) => (
          <div key={status}>
            <dt>{status}</dt>
            <dd lang="en">
              {content.description} {refusalsOf(content.content?.['application/json']?.schema)}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

const parametersOf = ({ parameters = [] }: Operation, { components }: Document): Parameter[] =>
  parameters.flatMap((one) =>
    '$ref' in one ? (components.parameters[one.$ref.replace(/^.*\//, '')] ?? []) : one,
  )

/** The codes of a refusal with their names, as its schema describes them. */
const refusalsOf = (schema: Schema | undefined): string => {
  const refusal = schema?.oneOf?.[1]
  return refusal?.properties?.['code']?.description ?? ''
}

const Parameters = ({ list }: { list: Parameter[] }) =>
  list.length === 0 ? null : (
    <>
      <h3>参数</h3>
      <dl>
        {list.map((one) => (
          <div key={one.in + one.name}>
            <dt>
              <code>{one.name}</code>
              <small>{one.required ? `${one.in}，必填` : one.in}</small>
            </dt>
            <dd lang="en">
              <Words>{one.description}</Words>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )

const Fields = ({ title, schema }: { title: string; schema: Schema }) => {
  const rows = rowsOf(schema)
  return (
    <>
      <h3>{title}</h3>
      {rows.length === 0 ? (
        <p>没有字段。</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">字段</th>
              <th scope="col">类型</th>
              <th scope="col">含义</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                <th scope="row">
                  <code>{row.path}</code>
                  {row.isRequired ? <small>必填</small> : null}
                </th>
                <td>
                  <code>{row.type}</code>
                </td>
                <td lang="en">
                  <Words>{row.meaning}</Words>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

const Codes = ({ document }: { document: Document }) => {
  const extra = document.components.schemas['Extra']
  return extra ? (
    <details id="extra">
      <summary>
        <b>extra</b>{' '}
        <span lang="en">
          <Words>{extra.description}</Words>
        </span>
      </summary>
      <Fields title="拒绝时的 extra" schema={extra} />
    </details>
  ) : null
}
