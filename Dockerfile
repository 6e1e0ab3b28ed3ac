# The gateway with the web pages it serves. Settings are environment variables (.env.example).
FROM node:20-bookworm-slim
WORKDIR /app
ENV TARO_TELEMETRY=0 DO_NOT_TRACK=1
COPY package.json package-lock.json .npmrc ./
COPY packages/insurer-core/package.json packages/insurer-core/
COPY packages/weapp-sim/package.json packages/weapp-sim/
COPY packages/wechat-sandbox/package.json packages/wechat-sandbox/
RUN npm install --no-save --no-audit --no-fund && npm cache clean --force
COPY . .
RUN npm run -s build:h5 && npm run -s build:console && mkdir -p .data .cache && chown -R node:node .data .cache
USER node
VOLUME /app/.data
EXPOSE 8080
HEALTHCHECK --interval=10s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 8080) + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/gateway.mjs"]
