export const send = (text) => fetch("https://mail.example.com", { method: "POST", body: text });
