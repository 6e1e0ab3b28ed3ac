import { moneyText } from '../ui/money'
import { providerNames, refundStatus } from './records'
import { errorNames } from './watch'

interface AlarmWords {
  /** What is wrong, in a few words. */
  title: string
  when: string
  todo: string
}

/**
 * The alarms of docs/operating.md in Chinese, for whoever is on duty. The page shows the lines of the
 * manual below them; a test finds an alarm of the manual that is missing here.
 */
export const alarmWords: ReadonlyMap<string, AlarmWords> = new Map(
  Object.entries({
    LEDGER_DIFFERS: {
      title: '账对不上',
      when: '对账发现差异',
      todo: '每条差异一个告警。到“每日对账”查清原因，写明后关闭那一天。',
    },
    BREAK_GLASS: {
      title: '应急账号被使用',
      when: '有人用应急账号登录',
      todo: '问清是谁、为什么；然后给它换新的密码和动态码。',
    },
    CLOCK_DIFFERS: {
      title: '时钟不一致',
      when: '网关与数据库的时钟相差 count 秒',
      todo: '网关以数据库的时间为准：把不准的那一台的 NTP 调好。',
    },
    EVIDENCE_DAMAGED: {
      title: '可回溯证据受损',
      when: '销售过程证据与外部存证不符',
      todo: '运行 npm run trace -- --verify；数据库和存证都保持原样，不要改动。',
    },
    HANDOVER_OPEN: {
      title: '交接未确认',
      when: '某一天交给保险公司的数据没有得到确认（reason、count）',
      todo: '见手册 Hand-over to insurers；SILENT 和 LATE 会自己继续。',
    },
    INSURER_DIFFERS: {
      title: '与保险公司不一致',
      when: '保险公司核心系统出了、退了，或所知与我们不同（reason）',
      todo: '与保险公司核对双方数据；没有因此动过钱。',
    },
    INSURER_NOT_TAKEN: {
      title: '保险公司不受理',
      when: '保险公司核心系统不接受请求（reason：接口和错误）',
      todo: '是我们的差错或设置问题：改好后自动继续，核保（accept）除外。',
    },
    INSURER_NUMBER_DIFFERS: {
      title: '保单号不一致',
      when: '核心系统给了第二个保单号，或别的保单的号',
      todo: '什么都没有改：问保险公司以哪个为准。',
    },
    INSURER_SILENT: {
      title: '保险公司没有回应',
      when: '某个核心系统（core）一天没有答复，或者没有设置',
      todo: '查它的状态和 INSURER_CORES；只告一次，恢复时日志写 a core answers again。',
    },
    JOBS_LATE: {
      title: '向支付机构的询问晚了',
      when: '对微信支付的询问晚了 5 分钟',
      todo: '看日志 job failed；增加网关。',
    },
    MESSAGE_DEAD: {
      title: '消息没能送达',
      when: '试了一天放弃，或者无法联系到',
      todo: '到“未送达的消息”看原因，排除后再发。',
    },
    MESSAGE_REFUSED: {
      title: '消息被微信拒绝',
      when: '微信拒绝了模板或页面',
      todo: '把模板与手册的表格逐项核对。',
    },
    MODEL_FORBIDS: {
      title: '写入了不允许的数据',
      when: '写入的内容违反资金模型（reason）',
      todo: '有人手工改过数据，或程序有错；查 transitions 和 ledger。',
    },
    MONEY_TWICE: {
      title: '重复支付',
      when: '已支付的订单又收到一笔款',
      todo: '不用处理：第二笔会自动退回；留意“退款拖久了”（REFUND_OLD）。',
    },
    OUTBOX_OLD: {
      title: '消息积压',
      when: '有消息等了一小时',
      todo: '微信或短信服务商是否中断？恢复后自动继续。',
    },
    PARTITION_MISSING: {
      title: '缺少月分区',
      when: '某个月的可回溯证据没有自己的分区',
      todo: '没有丢失；见手册 Tables that grow。',
    },
    PAYMENT_MISMATCH: {
      title: '收款金额不符',
      when: '签名正确，但金额不对或没有单号',
      todo: '没有入账；到商户平台核对那笔订单，在那里退款。',
    },
    PAYMENT_UNKNOWN: {
      title: '收到不认识的钱',
      when: '收到没有对应订单的款',
      todo: '别的系统用了这个商户号，或数据库恢复过：到商户平台退款。',
    },
    PAY_ORDERS_STUCK: {
      title: '支付单未能关闭',
      when: '未支付的订单超时 10 分钟仍没有关闭',
      todo: '微信支付没有答复；在它答复之前不会有订单过期。',
    },
    REALNAME_SILENT: {
      title: '实名核验没有回应',
      when: '实名核验中心没有答复',
      todo: '查它的状态和我们的密钥；恢复之前谁都不能投保。',
    },
    RECONCILIATION_LATE: {
      title: '对账晚了',
      when: '36 小时没有对过账单',
      todo: '看日志 no bill to reconcile with，或 reconcile 的 job failed。',
    },
    REDIS_AWAY: {
      title: 'Redis 中断',
      when: '调用次数没有在计数',
      todo: '恢复 Redis，之后自动继续。',
    },
    REFUND_FAILED: {
      title: '退款失败',
      when: '退款被关闭（CLOSED）或异常（ABNORMAL）',
      todo: 'CLOSED 会自动再问。ABNORMAL（银行卡已销）：到“退款”里重新发起，或登记线下退款。',
    },
    REFUND_MISMATCH: {
      title: '退款对不上',
      when: '退款的金额或订单不对，或超过已付金额',
      todo: '没有入账；到商户平台核对。',
    },
    REFUND_OLD: {
      title: '退款拖久了',
      when: '欠客户的钱超过一天没有退出',
      todo: '先看商户余额，再看 pushRefunds 的日志。',
    },
    REFUND_PARTIAL: {
      title: '商户平台只退了一部分',
      when: '有人在商户平台退了部分保费',
      todo: '保单仍有效：把其余的也退了，或与保险公司商定。',
    },
    SMS_BUDGET_SPENT: {
      title: '短信额度用完',
      when: '一天的验证码用完了',
      todo: '是机器人吗？看 security 日志；不是就调高 SMS_DAILY_LIMIT。',
    },
    LICENCE_SILENT: {
      title: '营业执照识别中断',
      when: '营业执照不能识别',
      todo: '查 OCR_SECRET_ID（或短信的密钥）和额度；期间企业可以手填。',
    },
    ID_CARD_SILENT: {
      title: '身份证识别中断',
      when: '身份证照片不能识别',
      todo: '同一密钥和 IDCardOCR 的额度；OCR_ID_CARD=off 可隐藏入口。',
    },
    UNDERWRITING_SILENT: {
      title: '核保没有结果',
      when: '已付款的保单问不到核保结果',
      todo: '查 UNDERWRITING_URL 和我们的密钥；在此之前这些保单一直是核保中。',
    },
    STAFF_LOG_DAMAGED: {
      title: '工作日志受损',
      when: '工作日志与存证或哈希不符',
      todo: '数据库和存证保持原样；有人手工改过数据。',
    },
    WITHDRAWAL_MISMATCH: {
      title: '提现金额不符',
      when: '转账回报的金额不同',
      todo: '没有入账；到商户平台核对。',
    },
    WITHDRAWAL_STUCK: {
      title: '提现卡住',
      when: '微信支付不受理某笔提现',
      todo: '日志写明原因：商户余额、场景或未允许的地址。',
    },
  } satisfies Record<string, AlarmWords>),
)

export const alarmTitle = (alarm: string): string => alarmWords.get(alarm)?.title ?? alarm

/** Names of what else an alarm says. */
const detailNames: Readonly<Record<string, string>> = {
  reason: '原因',
  provider: '支付机构',
  outTradeNo: '商户订单号',
  payOrderId: '支付单',
  withdrawalId: '提现单',
  proposalId: '订单',
  reference: '单号',
  core: '保险公司核心系统',
  count: '数量',
  expectedFen: '应为',
  foundFen: '实为',
  ours: '我们的记录',
  theirs: '保险公司的记录',
  job: '任务',
}
const valueNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  provider: providerNames,
  reason: { ...refundStatus, ...errorNames },
}

/** What else an alarm says, in words. */
export const alarmDetail = (
  detail: Readonly<Record<string, string | number>>,
): [string, string][] =>
  Object.entries(detail).map(([name, value]) => {
    const isMoney = name.endsWith('Fen') && typeof value === 'number'
    const text = isMoney ? moneyText(value) : String(value)
    return [detailNames[name] ?? name, valueNames[name]?.[text] ?? text]
  })
