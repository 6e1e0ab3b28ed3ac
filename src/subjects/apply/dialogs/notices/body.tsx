import { useCallback, useEffect, useState } from 'react'
import type { Notice } from '@/contract/product-page'
import { fill } from '@/copy/fill'
import { canAgree, noticeTabs, openNotices, stepNotices } from '@/domain/document/notices'
import type { DialogControls } from '@/ui/dialog/define'
import { ReadAloud } from '@/ui/display/read-aloud'
import { Sheet } from '@/ui/layout/sheet'
import { Row } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { List, ListItem } from '@/ui/primitives/list'
import { Heading, Text } from '@/ui/primitives/text'
import { useElderMode } from '@/ui/shell/elder-mode'
import { notices as copy } from '../../copy'
import type { NoticesProps } from '.'
import './notices.css'

export const NoticesBody = ({
  notices,
  onRead,
  onAgree,
  documents = [],
  confirm,
}: NoticesProps & DialogControls<undefined>) => {
  const [tabs] = useState(() => noticeTabs({ notices }))
  const [state, setState] = useState(() => openNotices({ notices }))
  const current = tabs[state.current]
  const isRead = state.tabs[state.current]?.read ?? true
  const agreed = state.confirmed

  const reachBottom = useCallback(() => {
    if (!current || isRead) return
    onRead(current)
    setState((before) => stepNotices({ state: before, event: { type: 'read' } }))
  }, [current, isRead, onRead])

  useEffect(() => {
    if (agreed) confirm(undefined)
  }, [agreed, confirm])

  const elder = useElderMode()
  const [opened, setOpened] = useState<string[]>([])
  if (!current) return null
  // What must be read is the whole text, so the end of the key points counts for nothing.
  const brief = elder && !isRead && !opened.includes(current.type) ? current.brief : undefined
  const ready = canAgree({ state })
  const isLast = state.current === tabs.length - 1

  const agree = () => {
    onAgree(current)
    setState(stepNotices({ state, event: { type: 'agree' } }))
  }

  return (
    <Sheet
      title={copy.title}
      above={
        <Box role="tablist" label={copy.title} className="hm-notices__tabs">
          {tabs.map((notice, index) => (
            <Button
              key={notice.type}
              kind="bare"
              role="tab"
              id={`notice-tab-${index}`}
              controls="notice-panel"
              selected={index === state.current}
              disabled={index > state.reached}
              className={`hm-notices__tab${index === state.current ? ' hm-notices__tab--on' : ''}`}
              onClick={() => setState(stepNotices({ state, event: { type: 'select', index } }))}
            >
              {copy[notice.type]}
            </Button>
          ))}
        </Box>
      }
      reading={{
        key: brief ? `${current.type}-brief` : current.type,
        id: 'notice-panel',
        label: current.title,
        onReachBottom: brief ? undefined : reachBottom,
      }}
      actions={
        <>
          <Text as="block" size="s" tone="soft" className="hm-notices__hint">
            {brief || ready
              ? fill(copy.progress, { N: state.current + 1, TOTAL: tabs.length })
              : copy.readOn}
          </Text>
          {isLast && documents.length > 0 ? <WithDocuments documents={documents} /> : null}
          {brief ? (
            <Button
              kind="primary"
              size="l"
              block
              onClick={() => setOpened([...opened, current.type])}
            >
              {copy.readFull}
            </Button>
          ) : (
            <Button kind="primary" size="l" block disabled={!ready} onClick={agree}>
              {isLast ? copy.agreeLast : copy.nextNotice}
            </Button>
          )}
        </>
      }
    >
      {brief ? (
        <NoticeBrief key={`${current.type}-brief`} title={current.title} brief={brief} />
      ) : (
        <NoticeText key={current.type} notice={current} />
      )}
    </Sheet>
  )
}

/** Says which documents the button agrees to, and opens them. */
const WithDocuments = ({ documents }: Required<Pick<NoticesProps, 'documents'>>) => (
  <Box className="hm-notices__documents">
    <Text size="s">{copy.withDocuments}</Text>
    {documents.map(({ title, onOpen }) => (
      <Button key={title} kind="text" className="hm-notices__document" onClick={onOpen}>
        《{title}》
      </Button>
    ))}
  </Box>
)

const NoticeBrief = ({ title, brief }: { title: string; brief: readonly string[] }) => (
  <>
    <Row spread="between" gap={3}>
      <Heading level={3}>{copy.brief}</Heading>
      <ReadAloud texts={[title, ...brief]} />
    </Row>
    <Text as="block" size="s" tone="soft">
      {fill(copy.briefNote, { TITLE: title })}
    </Text>
    <List>
      {brief.map((point) => (
        <ListItem key={point} className="hm-notices__paragraph">
          <Text bold>{point}</Text>
        </ListItem>
      ))}
    </List>
  </>
)

const NoticeText = ({ notice }: { notice: Notice }) => (
  <>
    <Row spread="between" gap={3}>
      <Heading level={3}>{notice.title}</Heading>
      <ReadAloud texts={[notice.title, ...notice.content]} />
    </Row>
    {notice.content.map((paragraph, index) => (
      <Text key={index} as="block" className="hm-notices__paragraph">
        {paragraph}
      </Text>
    ))}
  </>
)
