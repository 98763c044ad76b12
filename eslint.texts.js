/** Names of what a component is given to show: elements, by their types. */
const namesElements =
  /^(undefined|children|action|actions|icon|aside|element|content|picture|dialog|button|carried|body|way)$/

/**
 * A translator or a reader wraps texts in elements of its own. React then writes into a text that
 * nobody sees, or throws as it looks for it among its siblings. It does not where the text is alone
 * in its element. The rule reads no types, which would cost half a minute: an expression counts as
 * text by its form and its name.
 */
export const ownElement = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      changes: 'A text that may change stands in an element of its own, e.g. <span>.',
      before: 'A text behind something that comes and goes stands in an element of its own.',
      fragment:
        'A text of a fragment stands in an element of its own: it may go with the fragment.',
    },
  },
  create(context) {
    /** The variable of a name, undefined for what no file defines. */
    const variableOf = (node) => {
      let scope = context.sourceCode.getScope(node)
      while (scope && !scope.set.has(node.name)) scope = scope.upper
      return scope?.set.get(node.name)
    }

    /** The function or the declaration of a name. */
    const definitionOf = (node) =>
      node.type === 'Identifier' ? variableOf(node)?.defs[0]?.node : undefined

    const hasElements = (node) =>
      Boolean(node) && /<[A-Za-z>]/.test(context.sourceCode.getText(node))

    const isConstant = (node) => {
      switch (node.type) {
        case 'Literal':
          return true
        case 'TemplateLiteral':
          return node.expressions.every(isConstant)
        case 'MemberExpression':
          return isConstant(node.object) && (!node.computed || isConstant(node.property))
        case 'CallExpression':
          return isConstant(node.callee) && node.arguments.every(isConstant)
        case 'ObjectExpression':
          return node.properties.every((one) => one.type === 'Property' && isConstant(one.value))
        case 'Identifier':
          return /^(module|global)$/.test(variableOf(node)?.scope.type ?? 'global')
        default:
          return false
      }
    }

    const isText = (node) => {
      switch (node.type) {
        case 'Literal':
          return typeof node.value === 'string' || typeof node.value === 'number'
        case 'TemplateLiteral':
          return true
        case 'BinaryExpression':
          return /^[-+*/%]$/.test(node.operator)
        case 'ConditionalExpression':
          return isText(node.consequent) || isText(node.alternate)
        case 'LogicalExpression':
          return isText(node.right) || (node.operator !== '&&' && isText(node.left))
        case 'ChainExpression':
        case 'TSNonNullExpression':
          return isText(node.expression)
        case 'CallExpression':
          return !hasElements(node) && !hasElements(definitionOf(node.callee))
        case 'MemberExpression':
          return !namesElements.test(node.property.name)
        case 'Identifier': {
          if (namesElements.test(node.name)) return false
          const { id, init } = definitionOf(node) ?? {}
          return !init || id.type !== 'Identifier' || isText(init)
        }
        default:
          return false
      }
    }

    const isBlank = (child) =>
      child.type === 'JSXText'
        ? !child.value.trim()
        : child.type === 'JSXExpressionContainer' && child.expression.value?.trim?.() === ''

    const kindOf = (child) => {
      if (child.type === 'JSXText') return { isText: true, isConstant: true }
      if (child.type !== 'JSXExpressionContainer') return {}
      const { expression } = child
      const constant = isConstant(expression)
      const isChoice = /^(Conditional|Logical)Expression$/.test(expression.type)
      const isList = expression.callee?.property?.name === 'map'
      return {
        isText: isText(expression),
        isConstant: constant,
        goes: !constant && (isChoice || isList),
      }
    }

    const check = (node) => {
      const children = node.children.filter(
        (child) =>
          !(child.type === 'JSXText' && !child.value.trim() && child.value.includes('\n')) &&
          child.expression?.type !== 'JSXEmptyExpression',
      )
      const inFragment = node.type === 'JSXFragment'
      if (children.length < 2 && !inFragment) return
      let isBehind = false
      for (const child of children) {
        // Nobody wraps spaces.
        const kind = isBlank(child) ? {} : kindOf(child)
        const report = (messageId) => context.report({ node: child, messageId })
        if (kind.isText && !kind.isConstant) report('changes')
        else if (kind.isText && inFragment) report('fragment')
        else if (kind.isText && isBehind) report('before')
        isBehind = Boolean(kind.goes)
      }
    }
    return { JSXElement: check, JSXFragment: check }
  },
}

/** Lint of texts. */
export default {
  files: ['app/**/*.tsx'],
  ignores: ['**/*.test.tsx'],
  plugins: { texts: { rules: { 'own-element': ownElement } } },
  rules: { 'texts/own-element': 'error' },
}
