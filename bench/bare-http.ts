import { createServer } from 'node:http';

/** The least a Node server can do: read the body, send the bytes it was given. Sent by the parent first. */
process.once('message', (message: { body: string; headers: Record<string, string> }) => {
  const body = Buffer.from(message.body, 'base64');
  const server = createServer((request, response) => {
    request.on('data', () => {});
    request.on('end', () => {
      response.writeHead(200, { ...message.headers, 'content-length': body.length });
      response.end(body);
    });
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
  });
});
process.on('disconnect', () => process.exit(0));
