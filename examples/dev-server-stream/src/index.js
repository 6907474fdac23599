const response = await fetch("/api/messages");
const reader = response.body.pipeThrough(new TextDecoderStream());
for await (const text of reader) console.log(text);
