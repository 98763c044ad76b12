type Changes = { observer: MutationObserver; records: MutationRecord[] }

/**
 * Script source. Password managers, translators and readers add elements before React hydrates the
 * page, which React takes for a wrong page and discards with all that was typed. This notes what
 * they change.
 */
export const watchOthers = `(()=>{const records=[],observer=new MutationObserver(r=>void records.push(...r));observer.observe(document,{childList:true,subtree:true});window.othersChanges={observer,records}})();`

/**
 * Takes back what others have changed, so that React finds the page as the server sent it; the
 * result does it again.
 */
export function undoOthers(window: { othersChanges?: Changes }): () => void {
  const { othersChanges } = window
  if (!othersChanges) return () => undefined
  const { observer, records } = othersChanges
  records.push(...observer.takeRecords())
  observer.disconnect()
  for (const record of [...records].reverse()) {
    exchange(record, record.addedNodes, record.removedNodes)
  }
  return () => {
    for (const record of records) exchange(record, record.removedNodes, record.addedNodes)
  }
}

function exchange(
  { target, previousSibling, nextSibling }: MutationRecord,
  away: NodeList,
  back: NodeList,
): void {
  for (const node of away) if (node.parentNode === target) target.removeChild(node)
  const before =
    nextSibling?.parentNode === target
      ? nextSibling
      : previousSibling?.parentNode === target
        ? previousSibling.nextSibling
        : null
  // What stands somewhere else belongs there.
  for (const node of back) if (!node.parentNode) target.insertBefore(node, before)
}
